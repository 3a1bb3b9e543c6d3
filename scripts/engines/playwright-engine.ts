import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  firefox,
  type Locator,
  type Page,
  webkit,
} from 'playwright'
import { findBrowser } from '../setup/find-browser.ts'
import type { Engine, EnginePage, EngineSession, Query } from './engine-page.ts'

const exactly = (text: string | RegExp) => (typeof text === 'string' ? { exact: true } : {})

function locate(page: Page, query: Query): Locator {
  const frame = query.frame
  const from = query.within
    ? locate(page, query.within)
    : frame === undefined
      ? page
      : page.frameLocator(`iframe[title="${frame}"]`)
  const found =
    'role' in query
      ? from.getByRole(query.role, { name: query.name, level: query.level, exact: true })
      : 'label' in query
        ? from.getByLabel(query.label, exactly(query.label))
        : 'text' in query
          ? from.getByText(query.text, exactly(query.text))
          : from.locator(query.css)
  return found
}

const shown = (page: Page, query: Query) => locate(page, query).filter({ visible: true }).first()

function enginePage(page: Page): EnginePage {
  const find = (query: Query) => shown(page, query)
  return {
    async goto(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    run: (script, given) => page.evaluate(`(${script})(${JSON.stringify(given)})`),
    sees: (query) => find(query).isVisible(),
    // Firefox may never report the navigation of a link whose download the service worker answers.
    click: (query) => find(query).click({ noWaitAfter: true }),
    focus: (query) => find(query).focus(),
    isFocused: (query) => find(query).evaluate((element) => element.matches(':focus')),
    read: (query) =>
      find(query).evaluate((element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.value
          : (element.textContent ?? ''),
      ),
    attribute: (query, name) => find(query).getAttribute(name),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    upload: (query, path) => locate(page, query).first().setInputFiles(path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async picture(path) {
      // Hiding the caret is a style that the content policy forbids.
      await page.screenshot({ path, caret: 'initial' })
    },
  }
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })

async function beginSession(browser: Browser, downloads: string): Promise<EngineSession> {
  const context = await newContext(browser)
  const saved = new Set<Promise<void>>()
  return {
    async open() {
      const page = await context.newPage()
      page.on('download', (download) => {
        saved.add(download.saveAs(join(downloads, download.suggestedFilename())))
      })
      return enginePage(page)
    },
    async end() {
      await Promise.all(saved)
      await context.close()
    },
  }
}

const engineOf = (browser: Browser): Engine => ({
  version: browser.version(),
  begin: (downloads) => beginSession(browser, downloads),
  quit: () => browser.close(),
})

export const startChromium = async () => engineOf(await chromium.launch(findBrowser()))

/** Playwright's own build. */
export const startOwn = async (name: 'firefox' | 'webkit') =>
  engineOf(await { firefox, webkit }[name].launch())

/**
 * Two commands that Playwright sends with each context: this Firefox does not know how to override
 * the media features, which nothing here needs, and it saves what is downloaded under its own name,
 * where Playwright does not look for it.
 */
function answerForFirefox(browser: Browser, downloads: () => string): void {
  const { _browserSession: session } = Reflect.get(browser, '_connection').toImpl(browser)
  const send = session.send.bind(session)
  session.send = async (method: string, given: object) => {
    if (method === 'emulation.setMediaFeaturesOverride') return {}
    if (method !== 'browser.setDownloadBehavior') return send(method, given)
    const downloadBehavior = { type: 'allowed', destinationFolder: downloads() }
    return send(method, { ...given, downloadBehavior })
  }
}

/** The system's Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  let folder = ''
  answerForFirefox(browser, () => folder)
  return {
    ...engineOf(browser),
    async begin(downloads) {
      folder = downloads
      const context = await newContext(browser)
      return { open: async () => enginePage(await context.newPage()), end: () => context.close() }
    },
  }
}
