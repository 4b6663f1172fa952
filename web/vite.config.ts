import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

/** For looking at the client while writing it: `clubantique serve` behind this server. The Host stays as the browser sent it. */
const proxy: Record<string, ProxyOptions> = {
  '/api': { target: process.env['CLUBANTIQUE_SERVER'] ?? 'http://127.0.0.1:8765', ws: true, changeOrigin: false },
}

export default defineConfig({
  plugins: [svelte()],
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
