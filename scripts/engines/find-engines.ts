import { existsSync, globSync } from 'node:fs'
import { firefox, webkit } from 'playwright'
import { ensureBrowser, installFromSystem } from '../setup/ensure-browser.ts'
import type { Engine } from './engine-page.ts'
import { startChromium, startFirefox, startOwn } from './playwright-engine.ts'
import { startWebKit } from './webkit-engine.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

const systemFirefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

type Start = () => Promise<Engine>

const findFirefox = (): Start | undefined => {
  if (existsSync(firefox.executablePath())) return () => startOwn('firefox')
  const path = systemFirefoxes.find((one) => existsSync(one))
  return path === undefined ? undefined : () => startFirefox(path)
}

const findWebKit = (): Start | undefined => {
  if (existsSync(webkit.executablePath())) return () => startOwn('webkit')
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const hasRest = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path))
  return browser && hasRest ? () => startWebKit(browser) : undefined
}

/** How each engine is found: Playwright's own build first, then the system's. */
const finders: Record<EngineName, () => Start | undefined> = {
  chromium: () => startChromium,
  firefox: findFirefox,
  webkit: findWebKit,
}

const packages: Record<Exclude<EngineName, 'chromium'>, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

/** @returns undefined if the machine does not have it. */
export const presentEngine = (name: EngineName): Start | undefined => finders[name]()

/** Installs what is missing, where it may. @throws with the command to run */
export function ensureEngine(name: EngineName): Start {
  if (name === 'chromium') ensureBrowser()
  const present = finders[name]()
  if (present || name === 'chromium') return present ?? startChromium
  console.log(`No ${name} is here. Installing it:`)
  installFromSystem(packages[name])
  const made = finders[name]()
  if (made) return made
  throw new Error(`No ${name}. Install it with:\n\n  npx playwright install --with-deps ${name}\n`)
}
