import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import {
  type FieldRefusal,
  group,
  languageField,
  refusals,
  sendEach,
  wordCount,
} from '../refusals-at-fields.ts'

// Each refusal of a save is shown at its field, and what was entered stays.
export default {
  ...screen,
  title: 'Order form/Refusals at fields',
  args: { path: '/researcher/submit/get-started' },
}

const basicRows: readonly FieldRefusal[] = [
  ['word-count-range-error', /The word count must be a whole number from 1/, wordCount],
  [
    'order-form-language-not-offered',
    /We don’t accept manuscripts in this language/,
    languageField,
  ],
  [
    'order-form-english-not-translated',
    /An English manuscript does not need to be translated/,
    languageField,
  ],
  ['order-form-files-missing', /Please choose your files/, group(/^Your manuscript/)],
  ['order-form-file-not-found', /We no longer have one of the files/, group(/^Your manuscript/)],
  [
    'order-form-file-type-not-allowed',
    /The manuscript must be a .doc or .docx file/,
    group(/^Your manuscript/),
  ],
  [
    'order-form-goal-not-offered',
    /A re-edit can’t be turned into another kind of order/,
    group(/^What can we do for you/),
  ],
]

export const FirstStep: ScreenStory = {
  args: {
    path: '/researcher/submit/get-started',
    world: `scenario=new-customer&${refusals('saveBasicDetails', basicRows)}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.type(wordCount(canvas), '5,200')
    await userEvent.selectOptions(languageField(canvas), 'English')
    await sendEach(canvas, 'Choose my services', basicRows)
    await expect(wordCount(canvas)).toHaveValue('5,200')
    await expect(canvas.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  },
}

const manuscriptRows = basicRows.slice(0, 3)

export const ManuscriptDetails: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/manuscript-services',
    world: `scenario=order-form&at=manuscript-services&${refusals('saveManuscriptDetails', manuscriptRows)}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit manuscript details' }))
    await userEvent.clear(wordCount(canvas))
    await userEvent.type(wordCount(canvas), '7000')
    await sendEach(canvas, 'Save manuscript details', manuscriptRows)
    await expect(wordCount(canvas)).toHaveValue('7000')
  },
}

const service = group(/^Service/)
const revised = group(/^Your revised manuscript/)
const reworkRows: readonly FieldRefusal[] = [
  ...basicRows.slice(0, 2),
  ['order-form-files-missing', /Please choose your files/, revised],
  ['order-form-file-not-found', /We no longer have one of the files/, revised],
  ['order-form-file-type-not-allowed', /The manuscript must be a .doc or .docx file/, revised],
  ['order-form-service-not-offered', /This service isn’t available for your order/, service],
]

export const FirstStepOfRework: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/submit/rework-get-started',
    world: `scenario=returning-customer&at=rework-get-started&${refusals('saveReworkBasicDetails', reworkRows)}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Premium Rework/ }))
    await userEvent.type(wordCount(canvas), '5,200')
    await userEvent.selectOptions(languageField(canvas), 'English')
    await sendEach(canvas, 'See price and delivery', reworkRows)
    await expect(wordCount(canvas)).toHaveValue('5,200')
    await expect(canvas.getByRole('radio', { name: /^Premium Rework/ })).toBeChecked()
  },
}
