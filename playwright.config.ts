import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { type ServerName, servers, visits } from './e2e/support/served-at.ts'
import { testedBuilds } from './scripts/check/tested-builds.ts'
import { findBrowser } from './scripts/setup/find-browser.ts'

/** Milliseconds after which a test or a server hangs for certain, also on a busy machine. */
const hung = 300_000

const port = Number(process.env.GALLEY_PORT ?? 4174)
/** Where a whole run has built what its tests visit; without one, each build belongs to its server. */
const built = process.env.GALLEY_BUILDS
const folder = built ?? '.cache'
const builds = testedBuilds(folder, port)
const node = `"${process.execPath}"`
const vite = `${node} node_modules/vite/bin/vite.js`

/** Serves a build, which is made first where no run has made it. */
const served = (name: keyof typeof builds, server: string) => ({
  command: built ? server : `${vite} ${builds[name].args.join(' ')} && ${server}`,
  env: builds[name].env,
})
const preview = (name: string, at: number, base = '/') =>
  `${vite} preview --outDir ${folder}/${name} --base ${base} --port ${at} --strictPort`

/** The specs that were named; without any, all run. */
const named = process.argv.filter((arg) => arg.endsWith('.spec.ts') && existsSync(arg))
const isVisited = (name: ServerName) =>
  named.length === 0 || named.some((spec) => visits(readFileSync(spec, 'utf8'), name))
const at = (name: ServerName) => port + servers[name]

/** What is served besides the demo. A server that answers already may be of another build, so none is used again. */
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
 * Browser tests visit the static demo: the product's own build with the mock backend inside. One
 * visits the build for a real server, which stands apart from the page, in a folder: the mock one over HTTP. Another
 * visits a demo in a folder of a host that knows files alone, in a deep run with Storybook inside,
 * and one what `npm start -- --http` serves.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // A build of Storybook takes as long as all others: only a deep run has one.
  testIgnore: built && existsSync(`${built}/below/storybook`) ? [] : ['storybook.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are cores: a page often waits.
  workers: 3,
  // The second try is there to be recorded: a test that then passes has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: hung,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The trace of a second try shows more; a picture of each test, kept or not, took a tenth of the time.
    screenshot: 'off',
    // All the time, traces take half as long again, and the proofreader's 16 MB four times as long.
    trace: 'on-first-retry',
    // What records comes with Playwright's own browser.
    video: launchOptions.executablePath ? 'off' : 'on-first-retry',
  },
  webServer: [
    { ...served('demo', preview('demo', port)), url: `http://127.0.0.1:${port}` },
    ...serverNames.filter(isVisited).map((name) => others[name]),
  ].map((server) => ({ ...server, timeout: hung })),
})
