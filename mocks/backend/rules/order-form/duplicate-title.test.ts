import { expect, it } from 'vitest'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { duplicateOf } from './duplicate-title.ts'

const { world, facts } = await loadScenario({ name: 'duplicate-order', now: fixedNow })
const { title, person, orders } = facts
const found = { externalId: orders.earlier, title }

it.each([
  ['as it is', title, person.identity, found],
  [
    'in other capitals, with extra spaces',
    `  ${title.toUpperCase().replace(' ', '   ')} `,
    person.identity,
    found,
  ],
  ['with accents', title.replace('Nitrate', 'Nitráte'), person.identity, found],
  ['in part', title.slice(0, -1), person.identity, null],
  ['of another person', title, 'user-other', null],
  ['that is blank', ' ', person.identity, null],
])('a title %s', (_, typed, owner, expected) => {
  const duplicate = duplicateOf(world, owner, typed)
  if (expected === null) expect(duplicate).toBeNull()
  else expect(duplicate).toMatchObject(expected)
})

it('ignores a cancelled order', async () => {
  const { world: other } = await loadScenario({ name: 'duplicate-order', now: fixedNow })
  const row = other.orders.get(orders.earlier)
  if (!row) throw new Error('There is no such order.')
  other.orders.update(row.identity, { order: { ...row.order, status: 'Cancelled' } })
  expect(duplicateOf(other, person.identity, title)).toBeNull()
})
