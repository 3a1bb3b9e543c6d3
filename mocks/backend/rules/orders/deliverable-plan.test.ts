import { expect, it } from 'vitest'
import { fixedNow } from '../../../fixed-now.ts'
import { buildOrder, type OrderPlan } from '../../../scenarios/builders/build-order.ts'
import { helenMarsh } from '../../../scenarios/people.ts'
import { deliverablesOf } from './deliverable-plan.ts'

const day = 86_400_000
const done: OrderPlan = {
  key: 'one',
  status: 'Completed',
  services: ['premiumEditing'],
  orderedAgo: 9 * day,
  dueIn: -2 * day,
  paid: true,
  title: 'A/B: what “CON” means? ..',
}
const paths = (changes: Partial<OrderPlan>) =>
  deliverablesOf(buildOrder({ ...done, ...changes }, helenMarsh, fixedNow).order).map(
    ({ path }) => path,
  )

it.each<[string, Partial<OrderPlan>, string[]]>([
  [
    'an edit under a name that every system takes',
    {},
    ['Edited manuscript/A B what “CON” means.docx'],
  ],
  [
    'one file for two services of a type',
    { services: ['premiumEditing', 'standardEditing'], title: 'T' },
    ['Edited manuscript/T.docx'],
  ],
  [
    'one for each type',
    { services: ['translation', 'formatting', 'figures'], title: 'T' },
    ['Translation/T.docx', 'Formatted manuscript/T.docx', 'Figures/Figure 1.png'],
  ],
  [
    'the rarer ones',
    { services: ['journalRecommendation', 'video'] },
    ['Journal recommendation.docx', 'Promotion/Storyboard.png'],
  ],
  ['nothing that is not paid', { paid: false }, []],
  ['nothing before it is done', { status: 'In Progress' }, []],
])('%s', (_, changes, expected) => {
  expect(paths(changes)).toEqual(expected)
})
