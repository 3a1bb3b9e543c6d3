import { expect, it } from 'vitest'
import { importLines, withNamespaces } from './messages-plugin.ts'

const sources: Record<string, string> = {
  'src/routes/a.tsx': "import { Screen } from '../features/orders/list-screen.tsx'",
  'src/features/orders/list-screen.tsx': "import { t } from '@lingui/core/macro'",
  'src/lib/zip.ts': 'export const zip = 1',
}
const read = (path: string) => sources[path]

it.each([
  [
    'a route',
    'src/routes/a.tsx',
    `const load = () => import('a.tsx?tsr-split=component---loader')`,
    `import { withMessages } from '/src/i18n/activate.ts';const load = () => withMessages(import('a.tsx?tsr-split=component---loader'), ["orders"])`,
  ],
  [
    'a part',
    'src/routes/b.tsx',
    `lazy(async () => await import("../features/orders/list-screen.tsx"))`,
    `import { withMessages } from '/src/i18n/activate.ts';lazy(async () => await withMessages(import("../features/orders/list-screen.tsx"), ["orders"]))`,
  ],
  ['code without messages', 'src/a.ts', `import('./lib/zip.ts')`, `import('./lib/zip.ts')`],
])('%s', (_name, path, code, expected) => {
  expect(withNamespaces(code, path, read)).toBe(expected)
})

it.each([
  ['text', '<h1>One</h1>', '<h1>Two</h1>', true],
  ['an import', "import { a } from './a.ts'", "import { a } from './b.ts'", false],
  ['the end of a long import', "  a,\n} from './a.ts'", "  a,\n} from './b.ts'", false],
  [
    'an import of types',
    "import type {\n  A,\n} from './a.ts'",
    "import {\n  A,\n} from './a.ts'",
    false,
  ],
  ['a dynamic import', "lazy(() => import('./a.tsx'))", "lazy(() => import('./b.tsx'))", false],
  ['a file that was missing', undefined, "import { a } from './a.ts'", false],
])('a change of %s', (_name, before, after, isSame) => {
  expect(importLines(before) === importLines(after)).toBe(isSame)
})
