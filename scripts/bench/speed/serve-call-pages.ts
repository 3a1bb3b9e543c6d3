import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { build } from 'vite'
import { serveBuild } from '../../budget/serve-build.ts'
import { root } from '../../setup/project-node.mjs'

const source = join(root, 'scripts/bench/speed/call-page')
const folder = join(root, '.cache/bench/call-page')

/** Builds and serves `real.html` with the mock backend, and `empty.html` with the same transport and no backend. */
export async function serveCallPages(): Promise<{ address: string; stop: () => void }> {
  const pages = ['real', 'empty'].map((name) => join(source, `${name}.html`))
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    // Devtools is part of the backend's chunk and needs the same plugins.
    plugins: [
      react(),
      lingui({ failOnCompileError: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      msw({ mode: 'worker-only' }),
    ],
    worker: { format: 'es' },
    build: {
      // Size warnings do not matter here.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: pages, checks: { pluginTimings: false } },
    },
  })
  // Static fallback page.
  copyFileSync(join(folder, 'empty.html'), join(folder, 'index.html'))
  return serveBuild(folder, async () => new Response('Nothing may come here.', { status: 501 }))
}
