import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { namedSpecs, type ServerName, servers, visits } from './e2e/support/served-at.ts'
import { testedBuilds } from './scripts/check/tested-builds.ts'
import { findBrowser } from './scripts/setup/find-browser.ts'

/** Milliseconds after which a test or a server hangs for certain, also on a busy machine. */
const hung = 300_000

const port = Number(process.env.GALLEY_PORT ?? 4174)
/** Folder of the builds of a full run; without it, each server brings its build up to date. */
const built = process.env.GALLEY_BUILDS
const folder = built ?? '.cache'
const builds = testedBuilds(folder, port)
const node = `"${process.execPath}"`
const vite = `${node} node_modules/vite/bin/vite.js`
const buildIfChanged = `${node} scripts/check/build-if-changed.ts`

/** Serves a build, which a full run has made before. */
const served = (name: keyof typeof builds, server: string) => ({
  command: built ? server : `${buildIfChanged} ${builds[name].args.join(' ')} && ${server}`,
  env: builds[name].env,
})
const preview = (name: string, at: number, base = '/') =>
  `${vite} preview --outDir ${folder}/${name} --base ${base} --port ${at} --strictPort`

const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => join('e2e', path))
/** Without any, all run. */
const named = namedSpecs(process.argv.slice(2), specs)
const deep = process.env.GALLEY_DEEP === '1'
/** Only deep tests visit the others. */
const isVisited = (name: ServerName) =>
  named.length === 0 ? deep : named.some((spec) => visits(readFileSync(spec, 'utf8'), name))
const at = (name: ServerName) => port + servers[name]

/** Servers besides the demo. They are never reused: a running one may serve another build. */
const others = {
  backend: {
    command: `${node} scripts/backend.ts --port ${at('backend')}`,
    url: `http://127.0.0.1:${at('backend')}`,
  },
  separate: {
    ...served('separate', preview('separate', at('separate'), '/portal/')),
    url: `http://127.0.0.1:${at('separate')}/portal/`,
  },
  below: {
    ...served(
      'below',
      `${node} scripts/setup/serve-folder.ts --folder ${folder}/below --base /below/ --port ${at('below')}`,
    ),
    url: `http://127.0.0.1:${at('below')}/below/`,
  },
  http: {
    command: `${node} scripts/setup/serve-app.ts --http --port ${at('http')}`,
    url: `http://127.0.0.1:${at('http')}/favicon.svg`,
  },
}
const serverNames: ServerName[] = ['backend', 'separate', 'below', 'http']

const launchOptions = findBrowser()

/**
 * Most tests visit the static demo with the mock backend inside; others the build for a separate
 * server, a demo in a subfolder of a static host (with Storybook in a deep run), or `npm start -- --http`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Building Storybook takes as long as all other builds: only a deep run does.
  testIgnore: built && existsSync(`${built}/below/storybook`) ? [] : ['storybook.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // More than the cores, since pages often wait, and longer where answers are delayed.
  workers: process.env.GALLEY_DELAYS ? 5 : 3,
  // Of a test that only multiplies what another one shows, the deep run is enough.
  ...(named.length === 0 && !deep ? { grepInvert: /@deep/ } : {}),
  // Records a trace. `npm test` judges flaky tests itself; elsewhere they fail the run.
  retries: 1,
  failOnFlakyTests: !process.env.GALLEY_REPORT,
  timeout: hung,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The trace shows more, and screenshots took a tenth of the time.
    screenshot: 'off',
    // Tracing every run takes 1.5 times as long, with the 16 MB proofreader 4 times.
    trace: 'on-first-retry',
    // Only Playwright's own browser can record.
    video: launchOptions.executablePath ? 'off' : 'on-first-retry',
  },
  webServer: [
    { ...served('demo', preview('demo', port)), url: `http://127.0.0.1:${port}` },
    ...serverNames.filter(isVisited).map((name) => others[name]),
  ].map((server) => ({ ...server, timeout: hung })),
})
