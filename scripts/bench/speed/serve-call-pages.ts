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

/**
 * Builds and serves two pages without an application: `real.html` with the mock backend in it,
 * `empty.html` with the same way in and nothing behind it.
 */
export async function serveCallPages(): Promise<{ address: string; stop: () => void }> {
  const pages = ['real', 'empty'].map((name) => join(source, `${name}.html`))
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    // Devtools comes with the backend, and is written as the application is.
    plugins: [
      react(),
      lingui({ failOnCompileError: true }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      msw({ mode: 'worker-only' }),
    ],
    worker: { format: 'es' },
    build: {
      // Both are what the demo is made of, and nobody downloads them here.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: pages, checks: { pluginTimings: false } },
    },
  })
  // The server answers what it does not know with this page.
  copyFileSync(join(folder, 'empty.html'), join(folder, 'index.html'))
  return serveBuild(folder, async () => new Response('Nothing may come here.', { status: 501 }))
}
