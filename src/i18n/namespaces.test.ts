import { describe, expect, it } from 'vitest'
import { featureNamespaces, namespaceOf, namespacesOf } from './namespaces.ts'

const macro = "import { t } from '@lingui/core/macro'\n"
const sources: Record<string, string> = {
  'src/routes/a.tsx': "import { Screen } from '../features/orders/list-screen.tsx'",
  'src/features/orders/list-screen.tsx': `${macro}import {
  rule,
  type Kind,
} from '../../domain/fapiao/fapiao-rules.ts'
import type { Card } from '../../domain/payment/card.tsx'
export { Row } from './row.tsx'
const later = () => import('../rewards/widget.tsx')`,
  'src/features/orders/row.tsx': "import { Part } from '../../domain/addresses/part.tsx'",
  'src/domain/fapiao/fapiao-rules.ts': 'export const rule = 1',
  'src/domain/payment/card.tsx': macro,
  'src/domain/addresses/part.tsx': `import { Trans } from '@lingui/react/macro'`,
  'src/features/rewards/widget.tsx': macro,
  'src/router.ts': "import { routeTree } from './route-tree.gen.ts'",
  'src/route-tree.gen.ts': "import { Route } from './routes/a.tsx'",
  'src/app/banner.tsx': macro,
}
const read = (path: string) => sources[path]

it.each([
  ['src/features/orders/order-card.tsx', 'orders'],
  ['src/features/password-reset/reset-password-screen.tsx', 'password-reset'],
  ['src/domain/payment/methods/card-part.tsx', 'payment'],
  ['src/api/refusal-messages/auth-refusals.ts', 'refusals'],
  ['src/ui/form/upload/file-field.tsx', 'uploads'],
  ['src/ui/form/error-summary.tsx', 'pages'],
  ['src/api/errors/failure-messages.ts', 'pages'],
  ['src/routes/$lang/researcher/-dashboard.tsx', 'pages'],
])('%s has its messages in %s', (path, namespace) => {
  expect(namespaceOf(path)).toBe(namespace)
})

describe('namespacesOf', () => {
  it.each([
    ['the modules of a route', 'src/routes/a.tsx', ['addresses', 'orders']],
    ['a part that is loaded later', 'src/features/rewards/widget.tsx', ['rewards']],
    ['rules without messages', 'src/domain/fapiao/fapiao-rules.ts', []],
    ['the layout of all pages', 'src/app/banner.tsx', []],
    ['the router, which loads each route by itself', 'src/router.ts', []],
  ])('%s', (_name, path, expected) => {
    expect(namespacesOf(path, read)).toEqual(expected)
  })
})

it('lists the features that have messages', () => {
  expect(featureNamespaces(Object.entries(sources))).toEqual([
    'addresses',
    'orders',
    'payment',
    'rewards',
  ])
})
