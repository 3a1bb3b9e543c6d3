import { expect, it } from 'vitest'
import { addressPattern, bootLast, withoutComments } from './boot-plugin.ts'

it.each([
  ['$lang/login/index.tsx', '/en/login', true],
  ['$lang/login/index.tsx', '/en/login/', true],
  ['$lang/login/index.tsx', '/en/login/failure', false],
  ['$lang/login/$.tsx', '/en/login/failure/x', true],
  ['$lang/researcher/index.tsx', '/cn/researcher', true],
  ['$lang/researcher/details.$id.tsx', '/cn/researcher/details/GX7', true],
  ['$lang/researcher/details.$id.tsx', '/cn/researcher/details', false],
  ['$lang/researcher/index_.orders.$xid.tsx', '/en/researcher/orders/GX7', false],
])('%s answers %s: %s', (file, path, expected) => {
  expect(new RegExp(addressPattern(file)).test(path)).toBe(expected)
})

it('leaves out comments and whitespace', () => {
  const script = "// Why.\n;(() => {\n  const a = 'https://a'\n\n    // Why.\n  a()\n})()\n"
  expect(withoutComments(script)).toBe(";(() => {\nconst a = 'https://a'\na()\n})()\n")
})

it('lets the entry and its style load before the script is ready', () => {
  const boot = '<script src="/portal/boot.js" ></script>'
  const entry =
    '<script type="module" src="/portal/a.js"></script><link rel="stylesheet" href="/a.css">'
  expect(bootLast(`<head>\n    ${boot}\n    ${entry}\n  </head>`)).toBe(
    `<head>\n    ${entry}\n    ${boot}\n  </head>`,
  )
  expect(bootLast('<head></head>')).toBe('<head></head>')
})
