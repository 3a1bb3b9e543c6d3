import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

const script = readFileSync('src/boot.js', 'utf8')

/** The language of the document after the script has run at this address. */
function languageAt(pathname: string): string {
  const root = { lang: '', setAttribute: () => undefined }
  const currentScript = { src: 'https://galley.example/boot.js' }
  runInNewContext(script, {
    URL,
    document: { documentElement: root, currentScript, cookie: '' },
    location: { pathname },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    MutationObserver: class {
      observe() {}
    },
    addEventListener: () => undefined,
  })
  return root.lang
}

it.each([
  ['/jp/login', 'ja'],
  ['/', 'en'],
  ['/nowhere/login', 'en'],
  ['/__proto__/login', 'en'],
  ['/constructor/login', 'en'],
  ['/toString/x', 'en'],
])('%s is read in %s', (pathname, language) => {
  expect(languageAt(pathname)).toBe(language)
})
