import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// biome-ignore lint/style/noDefaultExport: Vite reads it.
export default defineConfig({
  root: import.meta.dirname,
  // Apart from the packages that the application's servers prepare.
  cacheDir: '../../../node_modules/.vite/bare-page',
  plugins: [react()],
  build: { target: 'es2023', modulePreload: { polyfill: false } },
})
