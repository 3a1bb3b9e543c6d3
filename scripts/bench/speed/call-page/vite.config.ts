import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockWorker } from '../../../mock-worker-plugin.ts'

/** `real.html` has the mock backend, `index.html` the same transport and no backend. */
// biome-ignore lint/style/noDefaultExport: Vite reads it.
export default defineConfig({
  root: import.meta.dirname,
  // Devtools is part of the backend's chunk and needs the same plugins.
  plugins: [
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    mockWorker(),
  ],
  worker: { format: 'es' },
  build: {
    // Size warnings do not matter here.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    target: 'es2023',
    rolldownOptions: {
      input: ['real', 'index'].map((name) => join(import.meta.dirname, `${name}.html`)),
      checks: { pluginTimings: false },
    },
  },
})
