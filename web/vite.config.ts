import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { brotli } from './plugins/brotli.ts'
import { home } from './plugins/home.ts'
import { groups, parts } from './plugins/parts.ts'
import { posters } from './plugins/posters.ts'
import { texts } from './plugins/texts.ts'

const server = process.env['GULCH_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), texts(import.meta.dirname), parts(), home(import.meta.dirname), posters(import.meta.dirname), brotli()],
  // The player texts live beside the Python package; the dev server may read them there.
  server: { fs: { allow: ['..'] }, proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } } },
  build: {
    outDir: '../src/gulch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined data: addresses would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ debugName: 'parts', name: groups(import.meta.dirname) }] } } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // patient: the machine may be busy
  test: { include: ['test/**/*.test.ts'], environment: 'happy-dom', testTimeout: 120_000, hookTimeout: 120_000 },
})
