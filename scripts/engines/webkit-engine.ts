import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'
import type { Engine, EnginePage, EngineSession, Query } from './engine-page.ts'
import { findInPage, hasFocus, pointIn, readIn, type SentQuery, sent } from './find-in-page.ts'
import { until } from './site-visitor.ts'
import {
  type ElementReference,
  referenceOf,
  startDisplay,
  startSession,
  type WebDriverSession,
} from './webdriver.ts'
import { clicked, pressed, typed } from './webdriver-actions.ts'

/** The protocol has one current window, and choosing one moves the focus. */
class CurrentWindow {
  readonly session: WebDriverSession
  private current = ''

  constructor(session: WebDriverSession) {
    this.session = session
  }

  async choose(handle: string): Promise<void> {
    if (handle === this.current) return
    await this.session.send('POST', '/window', { handle })
    this.current = handle
  }
}

const library = readFileSync(
  join(root, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

function toSend(query: Query): SentQuery {
  const { frame } = query
  const from = { frame, within: query.within && toSend(query.within) }
  if ('role' in query) {
    const { role, name, level } = query
    return { ...from, role, ...(name === undefined ? {} : { name: sent(name) }), level }
  }
  if ('label' in query) return { ...from, label: sent(query.label) }
  return 'text' in query ? { ...from, text: sent(query.text) } : { ...from, css: query.css }
}

/**
 * One window of a session. No command chooses a frame, since choosing one moves the focus: frames
 * are of the page's origin.
 */
class WebKitPage implements EnginePage {
  private readonly window: CurrentWindow
  private readonly handle: string

  constructor(window: CurrentWindow, handle: string) {
    this.window = window
    this.handle = handle
  }

  private async post<Result = void>(path: string, body?: object): Promise<Result> {
    await this.window.choose(this.handle)
    return this.window.session.send('POST', path, body)
  }

  private execute<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return this.post('/execute/sync', { script: `return (${script})(...arguments)`, args })
  }

  /** Runs with the element that a query means, if there is one. */
  private async of<Result>(
    query: Query,
    script: (element: HTMLElement | undefined, given: string) => Result | Promise<Result>,
    given = '',
  ): Promise<Result> {
    if (!(await this.execute<boolean>('() => "TestingLibraryDom" in globalThis')))
      await this.execute(`() => {${library}}`)
    const source = `(query, given) => (${script})((${findInPage})(query), given)`
    return this.execute(source, toSend(query), given)
  }

  goto(address: string) {
    return this.post('/url', { url: address })
  }

  reload() {
    return this.post('/refresh')
  }

  back() {
    return this.post('/back')
  }

  run<Result, Given>(script: (given: Given) => Result | Promise<Result>, given?: Given) {
    return this.execute<Result>(`${script}`, given ?? null)
  }

  sees(query: Query) {
    return this.of(query, (element) => element !== undefined)
  }

  async click(query: Query) {
    let point: { x: number; y: number } | undefined
    await until(`${JSON.stringify(query)} can be clicked`, async () => {
      point = await this.of(query, pointIn)
      return !!point
    })
    await this.post('/actions', clicked(point ?? { x: 0, y: 0 }))
  }

  focus(query: Query) {
    return this.of(query, (element) => element?.focus())
  }

  isFocused(query: Query) {
    return this.of(query, hasFocus)
  }

  async read(query: Query) {
    return (await this.of(query, readIn)) ?? ''
  }

  async attribute(query: Query, name: string) {
    return (await this.of(query, (element, given) => element?.getAttribute(given), name)) ?? null
  }

  type(text: string) {
    return this.post('/actions', typed(text))
  }

  press(keys: string) {
    return this.post('/actions', pressed(keys))
  }

  async upload(query: Query, path: string) {
    if (!('css' in query)) throw new Error('A file field is named by its selector.')
    const found = { using: 'css selector', value: query.css }
    const input = await this.post<ElementReference>('/element', found)
    await this.post(`/element/${referenceOf(input)}/value`, { text: path })
  }

  async resize(width: number, height: number) {
    const { x, y } = await this.execute<{ x: number; y: number }>(
      '() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight })',
    )
    await this.post('/window/rect', { width: width + x, height: height + y })
    await until(`The window is ${width} by ${height}`, () =>
      this.execute('(x, y) => innerWidth === x && innerHeight === y', width, height),
    )
  }

  async picture(path: string) {
    await this.window.choose(this.handle)
    writeFileSync(path, await this.window.session.send<string>('GET', '/screenshot'), 'base64')
  }
}

/** Buttons of their usual size would keep the window from being as narrow as a phone. */
const smallTools = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'

function startMiniBrowser(binary: string, display: string, home: string) {
  const settings = join(home, '.config')
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true })
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), smallTools)
  return startSession('WebKitWebDriver', {
    capabilities: {
      browserName: 'MiniBrowser',
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
    // Nothing of the person who runs it: neither settings nor a folder of downloads.
    env: {
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: settings,
      TZ: 'America/New_York',
      LANG: 'en_US.UTF-8',
    },
  })
}

async function begin(binary: string, display: string, home: string): Promise<EngineSession> {
  const session = await startMiniBrowser(binary, display, home)
  const window = new CurrentWindow(session)
  let isFirst = true
  return {
    async open() {
      const handle = isFirst
        ? await session.send<string>('GET', '/window')
        : (await session.send<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle
      isFirst = false
      const page = new WebKitPage(window, handle)
      await page.resize(1280, 900)
      return page
    },
    end: () => session.stop(),
  }
}

/** WebKitGTK's browser, over WebDriver, on a display that nobody sees. */
export async function startWebKit(binary: string): Promise<Engine> {
  const display = await startDisplay()
  const home = mkdtempSync(join(tmpdir(), 'galley-webkit-'))
  const first = await startMiniBrowser(binary, display.name, home)
  await first.stop()
  rmSync(home, { recursive: true })
  return {
    version: first.version,
    begin: (folder) => begin(binary, display.name, folder),
    quit: () => display.stop(),
  }
}
