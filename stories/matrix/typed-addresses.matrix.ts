import { afterEach, expect, inject, test } from 'vitest'
import { maxTermLength } from '../../src/domain/orders/order-search-rules.ts'
import { tidyCode } from '../../src/features/certificates/verify/typed-code.ts'
import { hostileTexts } from '../../src/lib/url/test-hostile-texts.ts'
import { lookAt } from './look-at.ts'
import { type OpenPage, openMatrixPage, untilQuiet } from './open-matrix-page.tsx'
import { typedPaths } from './route-addresses.ts'
import { watchConsole } from './watch-console.ts'

const messages = watchConsole()
let page: OpenPage | undefined
afterEach(() => page?.close())

/** Every second one in turn in a deep run, otherwise one for every third path. */
const textsFor = (at: number) =>
  hostileTexts.filter((_, turn) =>
    inject('deep') ? (at + turn) % 2 === 0 : turn * 3 === at % (hostileTexts.length * 3),
  )

/** As pages show it: in full, as a tidied code, or cut to the length that a search takes. */
const shownAs = (text: string) => [
  text,
  tidyCode(text),
  ...Object.values(maxTermLength).map((length) => text.slice(0, length)),
]

const rows = typedPaths.map((path, at) => ({ path, texts: textsFor(at) }))

test.each(rows.filter(({ texts }) => texts.length > 0))(
  '$path takes any text',
  async ({ path, texts }) => {
    const problems: string[] = []
    for (const text of texts) {
      page?.close()
      messages.length = 0
      const typed = path.replaceAll(/\{-\$\w+\}|\$\w*/g, () => encodeURIComponent(text))
      page = await openMatrixPage({ path: typed, world: '' }, 'en', 'light')
      await untilQuiet(page)
      const found = [...(await lookAt(page, [typed, ...shownAs(text)])), ...messages]
      problems.push(...found.map((problem) => `${typed}: ${problem}`))
    }
    if (problems.length > 0) expect.fail(problems.join('\n'))
  },
)
