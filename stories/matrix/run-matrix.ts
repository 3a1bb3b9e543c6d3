import { afterEach, expect, inject, test } from 'vitest'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { lookAt } from './look-at.ts'
import { type MatrixRow, matrixRows } from './matrix-rows.ts'
import { type OpenPage, openMatrixPage, showsRoute, untilQuiet } from './open-matrix-page.tsx'
import { everyAddressOf, type PageAddress, unknownRoutes } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

declare module 'vitest' {
  interface ProvidedContext {
    deep: boolean
  }
}

const shownAddresses = new Map<string, PageAddress>()

/** The first address that shows the route itself; of a route that leads on, one that fails. */
async function openRow({ route, addresses, scheme }: MatrixRow, language: SiteLanguage) {
  const found = shownAddresses.get(route)
  const isOnly = addresses.length === 1
  const candidates = isOnly ? addresses : [...(found ? [found] : []), ...everyAddressOf(route)]
  for (const address of candidates) {
    const page = await openMatrixPage(address, language, scheme)
    await untilQuiet(page)
    if (isOnly) return page
    if (showsRoute(page, route)) {
      shownAddresses.set(route, address)
      return page
    }
    page.close()
  }
  return expect.fail(`No story shows ${route}: all of them redirect.`)
}

export function runMatrix(language: SiteLanguage): void {
  const messages = watchConsole()
  let page: OpenPage | undefined
  afterEach(() => page?.close())
  test('a story opens every route, with parameters for its path', () => {
    expect(unknownRoutes).toEqual([])
  })
  test.each([...matrixRows(language, inject('deep'))])('%s', async (_, row) => {
    page = await openRow(row, language)
    // A page that leads on may name what its address asked for.
    const paths = row.addresses.map(({ path }) => path)
    const problems = [...(await lookAt(page, paths)), ...messages]
    if (problems.length > 0) expect.fail(problems.join('\n'))
  })
}
