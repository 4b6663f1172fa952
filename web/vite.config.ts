import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin, ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The material of a game comes from the same file that the rules read; it is parsed while building, not in the browser. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(source, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(parse(source))}`, map: null }
    },
  }
}

/** For looking at the client while writing it: `clubantique serve` behind this server. The Host stays as the browser sent it. */
const proxy: Record<string, ProxyOptions> = {
  '/api': { target: process.env['CLUBANTIQUE_SERVER'] ?? 'http://127.0.0.1:8765', ws: true, changeOrigin: false },
}

export default defineConfig({
  plugins: [toml(), svelte()],
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: {
    target: 'es2022',
    // An icon or a font inside a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
