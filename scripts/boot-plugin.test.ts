import { expect, it } from 'vitest'
import { addressPattern, bootLast, bySpecificity, layoutsOf, sharedFirst } from './boot-plugin.ts'

it.each([
  ['$lang/login/index.tsx', '/en/login', true],
  ['$lang/login/index.tsx', '/en/login/', true],
  ['$lang/login/index.tsx', '/en/login/failure', false],
  ['$lang/login/$.tsx', '/en/login/failure/x', true],
  ['$lang/researcher/index.tsx', '/cn/researcher', true],
  ['$lang/researcher/details.$id.tsx', '/cn/researcher/details/GX7', true],
  ['$lang/researcher/details.$id.tsx', '/cn/researcher/details', false],
  ['$lang/researcher/index_.orders.$xid.tsx', '/en/researcher/orders/GX7', false],
  ['$lang/researcher/details.$id.{-$status}.tsx', '/cn/researcher/details/GX7', true],
  ['$lang/researcher/details.$id.{-$status}.tsx', '/cn/researcher/details/GX7/thank-you', true],
  ['$lang/researcher/details.$id.{-$status}.tsx', '/cn/researcher/details', false],
])('%s answers %s: %s', (file, path, expected) => {
  expect(new RegExp(addressPattern(file)).test(path)).toBe(expected)
})

it('puts the route before another one that its addresses match, too', () => {
  const routes = [
    '$lang/$.tsx',
    '$lang/researcher/invoices.{-$status}.tsx',
    '$lang/researcher/prepay.$number.tsx',
    '$lang/researcher/details.$id.{-$status}.tsx',
    '$lang/researcher/prepay.complete.index.tsx',
    '$lang/researcher/details.$id.files.tsx',
    '$lang/researcher/invoices.unpaid.{-$type}.tsx',
  ]
  const first = (path: string) =>
    [...routes].sort(bySpecificity).find((file) => new RegExp(addressPattern(file)).test(path))
  expect(first('/en/researcher/prepay/complete')).toBe(routes[4])
  expect(first('/en/researcher/prepay/US-RT-1042')).toBe(routes[2])
  expect(first('/en/researcher/details/GX7/files')).toBe(routes[5])
  expect(first('/en/researcher/details/GX7/thank-you')).toBe(routes[3])
  expect(first('/en/researcher/invoices/unpaid')).toBe(routes[6])
  expect(first('/en/researcher/invoices')).toBe(routes[1])
  expect(first('/en/elsewhere')).toBe(routes[0])
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

it('finds the layout that a route is drawn in', () => {
  const layout =
    "component: lazyRouteComponent(\n  () => import('../../a/layout.tsx'),\n  'Layout',\n)"
  const sources: Record<string, string> = { 'src/routes/$lang/forms.tsx': layout }
  const read = (path: string) => sources[path]
  expect(layoutsOf('$lang/forms/first.tsx', read)).toEqual(['src/a/layout.tsx'])
  expect(layoutsOf('$lang/forms.tsx', read)).toEqual([])
  expect(layoutsOf('$lang/other/first.tsx', read)).toEqual([])
})

it('lists the files that many routes need before others', () => {
  const routes = sharedFirst([
    ['^/a', ['a.js', 'z.js', 'm.js'], [], []],
    ['^/b', ['b.js', 'm.js', 'z.js'], [], []],
    ['^/c', ['c.js', 'z.js'], ['pages'], ['/api/c']],
  ])
  expect(routes).toEqual([
    ['^/a', ['z.js', 'm.js', 'a.js'], [], []],
    ['^/b', ['z.js', 'm.js', 'b.js'], [], []],
    ['^/c', ['z.js', 'c.js'], ['pages'], ['/api/c']],
  ])
})
