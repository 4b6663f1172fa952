/** The component file of a game, parsed while building. What is in it is described where it is read. */
declare module '*.toml' {
  const data: unknown
  export default data
}
