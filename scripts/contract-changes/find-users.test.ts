import { expect, it } from 'vitest'
import { userFinder } from './find-users.ts'
import { writeChangeReport } from './write-report.ts'

const files = [
  [
    'src/api/orders.ts',
    "export const searching = () => client.GET('/api/order/search', {})\nexport const other = 1",
  ],
  ['src/api/journals/journals.ts', "export const journals = metadata.GET('/journals', {})"],
  [
    'src/domain/order-count.ts',
    "import { searching } from '../api/orders.ts'\nexport const count = searching",
  ],
  [
    'src/features/orders/list-screen.tsx',
    "import { count as many } from '../../domain/order-count.ts'\nexport const ListScreen = () => many",
  ],
  [
    'src/features/orders/other-screen.tsx',
    "import { other } from '../../api/orders.ts'\nexport const OtherScreen = other",
  ],
  ['src/routes/$lang/orders.tsx', "const screen = import('../../features/orders/list-screen.tsx')"],
  [
    'src/router.ts',
    "import './routes/$lang/orders.tsx'\nexport const router = import('./routes/$lang/orders.tsx')",
  ],
  ['stories/orders/list.stories.tsx', "const meta = { title: 'Orders/ListScreen' }"],
  ['stories/orders/fault.stories.tsx', "const world = 'fault=searchOrders:503'"],
  [
    'stories/orders/tree.stories.tsx',
    "import { router } from '../../src/router.ts'\nexport const a = router",
  ],
  [
    'src/features/orders/list-rules.test.ts',
    "import { ListScreen } from './list-screen.tsx'\nit('is', () => ListScreen)",
  ],
  ['mocks/backend/operations/orders.test.ts', "send('GET /api/order/search?page=2')"],
  ['mocks/backend/operations/near.test.ts', "send('GET /api/order/search-all')"],
  ['mocks/backend/operations/file.test.ts', "send('GET /api/files/a-1/download')"],
  ['e2e/orders/orders.spec.ts', "calls('searchOrders')"],
].map(([path = '', text = '']) => ({ path, text }))
const usersOf = userFinder(files)

it('follows imports to screens, and their names to stories', () => {
  expect(
    usersOf({ operationId: 'searchOrders', method: 'GET', path: '/api/order/search' }),
  ).toEqual({
    screens: ['src/features/orders/list-screen.tsx', 'src/routes/$lang/orders.tsx'],
    stories: ['stories/orders/fault.stories.tsx', 'stories/orders/list.stories.tsx'],
    tests: [
      'e2e/orders/orders.spec.ts',
      'mocks/backend/operations/orders.test.ts',
      'src/features/orders/list-rules.test.ts',
    ],
  })
})

it.each([
  [
    'parameters',
    'downloadFile',
    '/api/files/{id}/download',
    ['mocks/backend/operations/file.test.ts'],
  ],
  ['nobody', 'forgetFile', '/api/files/{id}/forget', []],
])('finds %s by the address alone', (_, operationId, path, tests) => {
  const users = usersOf({ operationId, method: 'GET', path })
  expect(users).toEqual({ screens: [], stories: [], tests })
})

it('writes which files break and which use it', () => {
  const change = { subject: 'Order.title', kind: 'removed', what: 'field a | b' } as const
  const many = Array.from({ length: 8 }, (_, position) => `call${position}`)
  const report = writeChangeReport({
    from: 'a',
    to: 'b',
    changes: [
      { ...change, breaks: ['application', 'server'], operations: many },
      { ...change, breaks: [], operations: [] },
    ],
    users: [['call0', { screens: ['src/a.tsx'], stories: [], tests: [] }]],
  })
  expect(report).toContain('Changes: 2; breaking the application: 1, breaking the server: 1.')
  expect(report).toContain(
    '| `Order.title` | removed | field a \\| b | call0, call1, call2, call3, call4, call5 and 2 more |',
  )
  expect(report).toContain('- screens: `src/a.tsx`\n- stories: none')
  expect(writeChangeReport({ from: 'a', to: 'b', changes: [], users: [] })).toContain(
    'Nothing changed',
  )
})
