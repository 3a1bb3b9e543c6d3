import { expect, it } from 'vitest'
import { buildOrder, type OrderPlan } from '../../scenarios/builders/orders/build-order.ts'
import { helenMarsh } from '../../scenarios/builders/people.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
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
type Kind = 'manuscript' | 'figure' | 'table' | 'reference'
const file = (name: string, kind: Kind = 'manuscript') => ({ identity: name, name, kind })
const pathsOf = (changes: Partial<OrderPlan>, files = [file('T.docx')]) =>
  deliverablesOf(buildOrder({ ...done, ...changes }, helenMarsh, fixedNow).order, files).map(
    ({ path }) => path,
  )

it.each<[string, Partial<OrderPlan>, ReturnType<typeof file>[], string[]]>([
  [
    'an edit named by the title, in characters that every system accepts',
    {},
    [],
    [
      'Edited manuscript/A B what “CON” means (tracked changes).docx',
      'Edited manuscript/A B what “CON” means (clean).docx',
    ],
  ],
  [
    'one file for two services of a type',
    { services: ['premiumEditing', 'standardEditing'] },
    [file('T.docx')],
    ['Edited manuscript/T (tracked changes).docx', 'Edited manuscript/T (clean).docx'],
  ],
  [
    'all manuscripts, each under a unique name',
    { services: ['formatting'] },
    [file('T.doc'), file('Appendix.docx'), file('T.docx')],
    [
      'Formatted manuscript/T.docx',
      'Formatted manuscript/Appendix.docx',
      'Formatted manuscript/T 2.docx',
    ],
  ],
  [
    'one for each type',
    { services: ['translation', 'formatting', 'figures'] },
    [file('T.docx'), file('Map.tiff', 'figure'), file('Key.pdf', 'reference')],
    [
      'Translation/T (tracked changes).docx',
      'Translation/T (clean).docx',
      'Formatted manuscript/T.docx',
      'Figures/Map.tiff',
    ],
  ],
  [
    'the manuscript for figures and tables inside it',
    { services: ['figures', 'tables'] },
    [file('T.docx')],
    ['Figures/T.docx', 'Tables/T.docx'],
  ],
  [
    'the rarer types',
    {
      services: [
        'journalRecommendation',
        'video',
        'coverLetter',
        'presubmissionReview',
        'plagiarismCheck',
      ],
    },
    [file('T.docx')],
    [
      'Journal recommendation.docx',
      'Promotion/Storyboard.docx',
      'Cover letter.docx',
      'Presubmission review.docx',
      'Plagiarism check.docx',
    ],
  ],
  ['nothing for an unpaid order', { paid: false }, [file('T.docx')], []],
  ['nothing before the order is done', { status: 'In Progress' }, [file('T.docx')], []],
])('%s', (_, changes, files, expected) => {
  expect(pathsOf(changes, files)).toEqual(expected)
})

it('gives each file a unique key that the contract accepts', () => {
  const { order } = buildOrder(
    { ...done, services: ['premiumEditing', 'figures'] },
    helenMarsh,
    fixedNow,
  )
  const files = [file('a.docx'), file('b.docx'), file('1.png', 'figure'), file('2.png', 'figure')]
  expect(deliverablesOf(order, files).map(({ key }) => key)).toEqual([
    'edited-manuscript',
    'edited-manuscript-clean',
    'edited-manuscript-2',
    'edited-manuscript-clean-2',
    'figure-1',
    'figure-2',
  ])
})
