import { expect, it } from 'vitest'
import { awaitedFilesOf, orderFilesOf } from './awaited-files.ts'

const service = (fileType: string) => ({
  id: fileType,
  name: fileType,
  type: 'editing' as const,
  fileType,
  journalDetails: { required: false },
})
const file = (identity: string) => ({ identity, name: `${identity}.docx` })

it.each([
  [['manuscript'], false, false, { text: true, figures: false }],
  [['manuscript'], false, true, { text: true, figures: true }],
  [['manuscript', 'figures'], true, false, { text: true, figures: true }],
  [['figures'], true, false, { text: false, figures: true }],
  [['figures'], true, true, { text: false, figures: true }],
  [[], false, false, { text: true, figures: false }],
])(
  'services on %o, with figures %s, for staff %s, wait for %o',
  (fileTypes, hasFigures, isStaff, expected) => {
    const order = { services: fileTypes.map(service), hasFigures }
    expect(awaitedFilesOf(order, { isStaff })).toEqual(expected)
  },
)

const values = {
  mainFiles: [file('main')],
  figureFiles: [file('figure')],
  referenceFiles: [file('reference')],
}

it.each([
  [
    { text: true, figures: false },
    { mainFiles: ['main'], mainReferenceFiles: ['reference'] },
  ],
  [
    { text: false, figures: true },
    { figureFiles: ['figure'], figureReferenceFiles: ['reference'] },
  ],
  [
    { text: true, figures: true },
    { mainFiles: ['main'], figureFiles: ['figure'], mainReferenceFiles: ['reference'] },
  ],
])('%o is sent as %o', (awaited, expected) => {
  expect(orderFilesOf(values, awaited)).toEqual(expected)
})

it('sends no empty list', () => {
  const without = { ...values, referenceFiles: [] }
  expect(orderFilesOf(without, { text: true, figures: false })).toEqual({ mainFiles: ['main'] })
})
