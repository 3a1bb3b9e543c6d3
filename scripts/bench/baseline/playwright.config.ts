import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../setup/find-browser.ts'
import { root } from '../../setup/project-node.mjs'

const port = Number(process.env.GALLEY_PORT)
const baseURL = `http://127.0.0.1:${port}`
const config = join(import.meta.dirname, 'vite.config.ts')
const built = join(root, '.cache/bench/baseline')

// biome-ignore lint/style/noDefaultExport: Playwright reads it.
export default defineConfig({
  testMatch: 'visited.spec.ts',
  reporter: 'list',
  use: { baseURL, launchOptions: findBrowser() },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --config "${config}" --outDir "${built}" --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: baseURL,
  },
})
