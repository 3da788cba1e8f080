import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built into the package; while developing, /api goes to a running `kontor serve`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/kontor/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8321', ws: true } } },
});
