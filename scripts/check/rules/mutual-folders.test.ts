import { expect, test } from 'vitest'
import { mutualFolders } from './mutual-folders.ts'

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') })

const list = 'src/features/orders/list.tsx'
const page = 'src/features/orders/page/page.tsx'
const toPage = "import { Page } from './page/page.tsx'"
const toList = "import type { List } from '../list.tsx'"

test.each([
  ['two folders that import each other', [file(list, toPage), file(page, toList)], 1],
  [
    'an import of the file when it is needed',
    [file(list, "await import('./page/page.tsx')"), file(page, toList)],
    1,
  ],
  ['an import for its effect', [file(list, "import './page/page.tsx'"), file(page, toList)], 1],
  ['one way', [file(list, toPage), file(page, "import { t } from '@lingui/core/macro'")], 0],
  [
    'one folder',
    [
      file(list, "import { card } from './card.tsx'"),
      file('src/features/orders/card.tsx', "import { list } from './list.tsx'"),
    ],
    0,
  ],
  [
    'a test that looks back',
    [file(list, toPage), file('src/features/orders/page/page.test.ts', toList)],
    0,
  ],
])('folders: %s', (_, files, count) => {
  expect(mutualFolders(files)).toHaveLength(count)
})

test('names both imports', () => {
  const [problem] = mutualFolders([file(list, toPage), file(page, toList)])
  expect(problem).toContain(`${list} imports ${page}, ${page} imports ${list}`)
})
