import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

// DetailsScreen
export default {
  ...screen,
  title: 'Order form/Details',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form' },
}

const heading = (name: string) => ({ name, level: 1 })
const titleField = /^Project title/

export const Begun: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText(titleField)).toHaveValue('')
    await expect(canvas.getByRole('radio', { name: 'American English' })).toBeChecked()
    const manuscript = canvas.getByRole('group', { name: 'Manuscript' })
    await expect(manuscript).toHaveTextContent('Sleep and walking in older adults.docx')
    await expect(within(manuscript).getByRole('button', { name: 'Add another file' })).toBeVisible()
    const references = canvas.getByRole('group', { name: /^Reference files.* \(optional\)$/ })
    await expect(within(references).getByRole('button', { name: 'Choose files' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Admin options' })).toBeNull()
    const rail = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(rail.getByRole('heading', { name: 'Why we ask' })).toBeVisible()
    await expect(rail.getByRole('link', { name: /^privacy policy/ })).toBeVisible()
  },
}

export const EverythingMissing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('combobox', { name: 'Area of study' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('heading', { name: 'There is a problem' })
    await expect(summary).toBeVisible()
    await expect(canvas.getAllByText('Please enter your project title.')).toHaveLength(2)
    await expect(canvas.getAllByText('Please choose an area of study from the list.')).toHaveLength(
      2,
    )
  },
}

export const Saved: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'أثر النوم في المشي 🌙')
    const area = await canvas.findByRole('combobox', { name: 'Area of study' })
    await userEvent.type(area, 'sleep')
    await userEvent.click(await canvas.findByRole('option', { name: /^Sleep research/ }))
    await expect(area).toHaveValue('Sleep research')
    await expect(canvas.getByText('Life Sciences › Neuroscience')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', heading('Project details'))).toBeNull(),
    )
  },
}

export const OrderedBefore: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(titleField)
    await userEvent.type(title, 'Nitrate in farmland streams after winter storms')
    await userEvent.tab()
    await expect(await canvas.findByText('You have ordered with this title before')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose step by step' }))
    await userEvent.selectOptions(canvas.getByLabelText('Field'), 'Other')
    await userEvent.selectOptions(canvas.getByLabelText('Discipline'), 'Not listed')
    await userEvent.selectOptions(canvas.getByLabelText('Area of study'), 'Undetermined')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findByRole('heading', heading('Have you ordered this before?')),
    ).toBeInTheDocument()
  },
}

/** A failed check shows no message. */
export const DuplicateCheckFailed: ScreenStory = {
  args: { world: 'scenario=order-form&fault=findDuplicateOrder:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(titleField)
    await userEvent.type(title, 'Nitrate in farmland streams after winter storms')
    await userEvent.tab()
    await expect(await canvas.findByLabelText('Area of study')).toBeVisible()
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
    await expect(canvas.queryByText('You have ordered with this title before')).toBeNull()
  },
}

export const AreaInJapanese: ScreenStory = {
  tags: ['deep'],
  globals: { language: 'jp' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = await canvas.findByRole('combobox', { name: '研究分野' })
    await userEvent.type(area, '睡眠')
    await expect(await canvas.findByRole('option', { name: /睡眠研究/ })).toBeVisible()
    await userEvent.clear(area)
    await userEvent.type(area, 'hydro')
    await userEvent.click(await canvas.findByRole('option', { name: /^水文学\s*Hydrology/ }))
    await expect(area).toHaveValue('水文学')
  },
}

export const NoSuchArea: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = await canvas.findByRole('combobox', { name: 'Area of study' })
    await userEvent.type(area, 'xyzzy')
    await expect(await canvas.findByText(/^No area by this name/)).toBeVisible()
  },
}

export const AreaStepByStep: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('combobox', { name: 'Area of study' })
    await userEvent.type(search, 'hydrology')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose step by step' }))
    const discipline = canvas.getByLabelText('Discipline')
    await expect(discipline).toHaveDisplayValue('Earth Sciences')
    await expect(canvas.getByLabelText('Area of study')).toHaveDisplayValue('Hydrology')
    await userEvent.selectOptions(canvas.getByLabelText('Field'), 'Medicine')
    await expect(discipline).toHaveDisplayValue('Choose a discipline')
    await expect(canvas.getByLabelText('Area of study')).toHaveDisplayValue(
      'Choose a discipline first',
    )
  },
}

export const AreasFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&fault=listAreasOfStudy:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'Sleep')
    await expect(await canvas.findByText('The areas of study could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('combobox', { name: 'Area of study' })).toBeVisible()
    await expect(canvas.getByLabelText(titleField)).toHaveValue('Sleep')
  },
}

export const ServiceDetailsFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=order-form&fault=getServiceDetails:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('We couldn’t load the questions about your services'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText(titleField)).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&fault=getServiceDetails:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const SaveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&fault=saveDetails:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(titleField), 'Sleep and walking')
    await userEvent.type(await canvas.findByLabelText('Area of study'), 'geriatrics')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go Back' }))
    await expect(canvas.getByLabelText(titleField)).toHaveValue('Sleep and walking')
    await expect(canvas.getByLabelText('Area of study')).toHaveValue('geriatrics')
  },
}

/** The limit counts characters, not UTF-16 units. */
export const LongestTitle: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByLabelText(titleField)
    await userEvent.click(title)
    await userEvent.paste('🌾'.repeat(513))
    await userEvent.tab()
    const refused = 'Please shorten the title to at most 512 characters.'
    await expect(await canvas.findByText(refused)).toBeVisible()
    await userEvent.clear(title)
    await userEvent.click(title)
    await userEvent.paste('🌾'.repeat(512))
    await waitFor(() => expect(canvas.queryByText(refused)).toBeNull())
  },
}

export const AnonymousPerson: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&at=details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText(titleField)).toBeVisible()
  },
}

export const NewCustomer: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&at=details' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText(titleField)).toHaveValue('')
  },
}

export const AdministratorsOrder: ScreenStory = {
  args: { world: 'scenario=admin-order' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Admin options' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findAllByText('Please make a selection')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(canvas.queryByText('Please make a selection')).toBeNull())
    await expect(
      canvas.getByRole('checkbox', { name: /^Notify the customer of the new order/ }),
    ).not.toBeChecked()
  },
}

export const Dark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: EverythingMissing.play,
}
