import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tests run without a browser, but on the code that a browser gets.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
    css: { include: [/tokens\.css/] }, // the palette is tested; other styles are left out
  },
});
