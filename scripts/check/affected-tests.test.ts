import { expect, it } from 'vitest'
import { affectedTests } from './affected-tests.ts'

const files = [
  'stories/orders/dashboard.stories.tsx',
  'stories/orders/search.stories.tsx',
  'stories/rewards/points.stories.tsx',
  'stories/ui/button.stories.tsx',
  'e2e/orders/orders.spec.ts',
  'e2e/rewards.spec.ts',
]
const orders = { stories: files.slice(0, 2), specs: files.slice(4, 5) }
const rewards = { stories: files.slice(2, 3), specs: files.slice(5) }
const none = { stories: [], specs: [] }

it.each([
  ['a screen', ['src/features/orders/order-list/order-list.tsx'], orders],
  ['an API module', ['src/api/orders.ts'], orders],
  ['refusal messages', ['src/api/refusal-messages/orders-refusals.ts'], orders],
  ['an operation', ['mocks/backend/operations/orders.ts'], orders],
  ['a rule of the backend', ['mocks/backend/rules/rewards/reward-history.ts'], rewards],
  ['the contract', ['openapi/paths/rewards.yaml', 'docs/assumptions.md'], rewards],
  ['a route', ['src/routes/$lang/researcher/rewards.tsx'], rewards],
  ['a story and a browser test', [files[2], files[5]], rewards],
  ['unit tests, docs and scripts', ['src/lib/a.test.ts', 'docs/a.md', 'scripts/a.ts'], none],
  ['messages', ['src/locales/pages/ja.po'], none],
  ['nothing', [], none],
  ['the design system', ['src/ui/page/icon.tsx'], undefined],
  ['a domain without stories', ['src/domain/money/money.ts'], undefined],
  ['a feature and shared code', ['src/api/orders.ts', 'src/lib/clock.ts'], undefined],
  ['a shared schema', ['openapi/schemas/money.yaml'], undefined],
  ['the configuration', ['vite.config.ts'], undefined],
])('%s', (_name, changed, affected) => {
  expect(affectedTests(changed.map(String), files)).toEqual(affected)
})
