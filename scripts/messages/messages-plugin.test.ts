import { expect, it } from 'vitest'
import { withNamespaces } from './messages-plugin.ts'

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
