import { afterEach, expect, inject, test } from 'vitest'
import type { SiteLanguage } from '../../src/i18n/locales.ts'
import { lookAt } from './look-at.ts'
import { type MatrixRow, matrixRows, type Scheme } from './matrix-rows.ts'
import { type OpenPage, openPage, standsAt, untilQuiet } from './open-page.tsx'
import { type Place, unknownRoutes } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

declare module 'vitest' {
  interface ProvidedContext {
    deep: boolean
  }
}

const homes = new Map<string, Place>()

/** The first address that shows the route itself. */
async function openRow({ route, places }: MatrixRow, language: SiteLanguage, scheme: Scheme) {
  const home = homes.get(route)
  for (const place of home && places.length > 1 ? [home, ...places] : places) {
    const page = await openPage(place, language, scheme)
    await untilQuiet(page)
    if (places.length === 1) return page
    if (standsAt(page, route)) {
      homes.set(route, place)
      return page
    }
    page.close()
  }
  return expect.fail(`No story shows ${route}: all of them are led elsewhere.`)
}

export function runMatrix(language: SiteLanguage): void {
  const told = watchConsole()
  let page: OpenPage | undefined
  afterEach(() => page?.close())
  test('a story opens every route, and so tells the parameters of its path', () => {
    expect(unknownRoutes).toEqual([])
  })
  test.each([...matrixRows(language, inject('deep'))])('%s', async (_, row) => {
    const problems: string[] = []
    for (const scheme of row.schemes) {
      if (scheme === row.schemes[0]) page = await openRow(row, language, scheme)
      page?.show(scheme)
      if (page) await untilQuiet(page)
      if (page) problems.push(...(await lookAt(page)).map((problem) => `${scheme}: ${problem}`))
    }
    problems.push(...told)
    if (problems.length > 0) expect.fail(problems.join('\n'))
  })
}
