import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import {
  type FieldRefusal,
  group,
  labelled,
  refusals,
  sendEach,
  wordCount,
} from '../refusals-at-fields.ts'

// Each refusal of a save is shown at its field, and what was entered stays.
export default {
  ...screen,
  title: 'Order form/Details/Refusals at fields',
  args: { path: '/researcher/submit/details' },
}

const journal = labelled(/^Target journal/)
const website = labelled(/^Journal website/)
const manuscript = group(/^Manuscript/)

const detailsRows: readonly FieldRefusal[] = [
  ['area-of-study-error', /Please choose an area of study/, labelled('Area of study')],
  ['order-form-style-missing', /select your preferred type of English/, group(/^Style of English/)],
  ['order-form-journal-missing', /requires you to enter journal details/, journal],
  ['order-form-journal-url-invalid', /must start with http:\/\/ or https:\/\//, website],
  ['journal-url-change-error', /You named another journal/, website],
  ['order-form-files-missing', /Please choose your files/, manuscript],
  ['order-form-file-not-found', /We no longer have one of the files/, manuscript],
  ['order-form-file-type-not-allowed', /must be a .doc or .docx file/, manuscript],
  ['word-count-range-error', /must be a whole number from 1/, wordCount],
]

export const Details: ScreenStory = {
  args: { world: `scenario=order-questions&at=details&${refusals('saveDetails', detailsRows)}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(/^Project title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'Caddis larvae')
    await userEvent.type(await canvas.findByLabelText('Area of study'), 'geriatrics')
    await sendEach(canvas, 'Continue', detailsRows)
    await expect(title).toHaveValue('Caddis larvae')
  },
}

const adminRows: readonly FieldRefusal[] = [
  [
    'order-form-admin-options-missing',
    /Please make a selection in the admin options/,
    group(/^Suppress invoice creation/),
  ],
]

export const AdminOptions: ScreenStory = {
  tags: ['deep'],
  args: { world: `scenario=admin-order&${refusals('saveDetails', adminRows)}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^Project title/), 'Caddis larvae')
    await userEvent.type(await canvas.findByLabelText('Area of study'), 'geriatrics')
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await sendEach(canvas, 'Continue', adminRows)
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked()
  },
}
