import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { bootScript } from './boot-script.ts'
import { neededFeatures } from './supported-browsers.ts'

const script = bootScript()

const element = (name: string) => ({
  name,
  style: {},
  textContent: '',
  appendChild: (x: unknown) => x,
})

/** The document after the script has run at this address, in a browser with these globals. */
function documentAt(pathname: string, globals: Record<string, unknown>) {
  const shown: { textContent: string }[] = []
  const root = {
    lang: '',
    setAttribute: () => undefined,
    appendChild: () => undefined,
  }
  const document = {
    documentElement: root,
    currentScript: { src: 'https://galley.example/boot.js' },
    cookie: '',
    createElement(name: string) {
      const one = element(name)
      shown.push(one)
      return 'AbortSignal' in globals && name === 'script' ? { noModule: true } : one
    },
    addEventListener: () => undefined,
  }
  const context: Record<string, unknown> = { ...globals, document, location: { pathname } }
  context.window = context
  runInNewContext(script, context)
  return { lang: root.lang, texts: shown.map(({ textContent }) => textContent).join('\n') }
}

const modern = {
  AbortSignal,
  Promise,
  Set,
  URL,
  localStorage: { getItem: () => null },
  matchMedia: () => ({ matches: false }),
  MutationObserver: class {
    observe() {}
  },
  addEventListener: () => undefined,
}

it.each([
  ['/jp/login', 'ja'],
  ['/', 'en'],
  ['/nowhere/login', 'en'],
  ['/__proto__/login', 'en'],
  ['/constructor/login', 'en'],
  ['/toString/x', 'en'],
])('%s is read in %s', (pathname, language) => {
  expect(documentAt(pathname, modern)).toEqual({ lang: language, texts: '' })
})

it.each([
  ['/en/login', 'en', 'This browser is too old for Galley'],
  ['/portal/cn', 'zh-Hans', '请更新浏览器'],
  ['/jp/researcher', 'ja', 'ブラウザーを更新するか'],
  ['/br', 'pt-BR', 'Atualize seu navegador'],
  ['/es/', 'es', 'Actualice su navegador'],
  ['/toString/x', 'en', 'Please update your browser'],
])('%s tells an old browser in %s', (pathname, lang, text) => {
  const page = documentAt(pathname, { Promise: undefined })
  expect(page.lang).toBe(lang)
  expect(page.texts).toContain(text)
  expect(page.texts).toMatch(/Chrome \d+, Edge \d+, Firefox \d+, Safari \d+[.]\d/)
})

it.each(Object.keys(neededFeatures))('a browser without %s is old', (path) => {
  const [name = ''] = path.split('.')
  expect(documentAt('/es', { ...modern, [name]: {} }).texts).toContain('Actualice')
})

it('has no syntax that an old browser does not read', () => {
  expect(script).not.toMatch(/=>|`|\?[.]|\b(let|const|class)\b/)
})
