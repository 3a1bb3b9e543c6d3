import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginOrder } from '../get-started/begin-order.ts'
import {
  afterServices,
  pickService,
  rush,
  servicesReady,
  serviceTile,
} from './service-choice-steps.ts'

const path = '/researcher/submit/manuscript-services'
const started = '/researcher/submit/get-started'

// ServicesScreen
export default {
  ...screen,
  title: 'Order form/Services',
  args: { path, world: 'scenario=new-customer&at=manuscript-services' },
}

/** Featured services come first; nothing is chosen yet. */
export const Editing: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tiles = await canvas.findAllByRole('radio')
    await expect(tiles).toHaveLength(4)
    await expect(tiles[0]).toHaveAccessibleName(/^Premium Editing ?Recommended ?\$372/)
    await expect(tiles[0]).toHaveAccessibleDescription(
      'Two editors work on your manuscript: the second checks every change of the first.',
    )
    for (const tile of tiles) {
      await expect(tile).toHaveAccessibleDescription(/^An? |^Two /)
      await expect(tile).toHaveAccessibleName(/earliest$/)
    }
    await expect(canvas.getByText('Choose a service to see when it can be ready.')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Rush delivery' })).toBeNull()
    await expect(canvas.getByRole('button', afterServices)).toHaveAccessibleDescription(
      'Please choose a service, or tick that you don’t need one.',
    )
  },
}

export const ChosenAndNext: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Standard Editing')
    await expect(await serviceTile(canvas, 'Standard Editing')).toBeChecked()
    await servicesReady(canvas)
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    for (const text of ['Standard Editing', / at the earliest$/])
      await expect(summary.getByText(text)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', afterServices))
    const heading = { name: 'Additional services', level: 1 }
    await expect(await canvas.findByRole('heading', heading)).toBeInTheDocument()
  },
}

export const ScientificEditing: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Scientific Editing')
    await expect(canvas.getByText(/^Scientific Editing is done by researchers/)).toBeVisible()
    await expect(rush(canvas)).toHaveAccessibleDescription('Not available with Scientific Editing.')
    await servicesReady(canvas)
  },
}

/** Dark, on a phone. */
export const Declined: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    const decline = canvas.getByRole('checkbox', { name: 'I don’t need editing' })
    await userEvent.click(decline)
    await expect(decline).toBeChecked()
    await expect(canvas.queryByRole('checkbox', { name: 'Rush delivery' })).toBeNull()
    await expect(await serviceTile(canvas, 'Premium Editing')).not.toBeChecked()
    await servicesReady(canvas)
    await pickService(canvas, 'Standard Editing')
    await expect(decline).not.toBeChecked()
    await servicesReady(canvas)
  },
}

export const ChoiceRefusedAndUndone: ScreenStory = {
  args: { world: 'scenario=order-form&at=manuscript-services&fault=selectService:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'VIP Editing')
    const undone = await canvas.findByText(/^Your choice was not saved, so we undid it\./)
    await expect(undone).toBeVisible()
    await expect(await serviceTile(canvas, 'VIP Editing')).not.toBeChecked()
    await expect(await serviceTile(canvas, 'Premium Editing')).toBeChecked()
    await servicesReady(canvas)
    await pickService(canvas, 'VIP Editing')
    await expect(undone).not.toBeInTheDocument()
    await servicesReady(canvas)
  },
}

/** The choice is shown before it is saved. */
export const Saving: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&at=manuscript-services&fault=selectService:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'VIP Editing')
    await expect(await serviceTile(canvas, 'VIP Editing')).toBeChecked()
    await expect(canvas.getByRole('button', afterServices)).toHaveAccessibleDescription(
      'Your order is being saved.',
    )
  },
}

export const StepSaveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=manuscript-services&fault=saveStep:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', afterServices))
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(await serviceTile(canvas, 'Premium Editing')).toBeChecked()
  },
}

export const Translation: ScreenStory = {
  tags: ['deep'],
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '17,999', language: 'Spanish' }
    await beginOrder(canvasElement, { goal: 'Translate my manuscript', text })
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3)
    await expect(canvas.queryByRole('checkbox', { name: 'I don’t need editing' })).toBeNull()
    await expect(canvas.queryByText(/^A translation of this length/)).toBeNull()
    await pickService(canvas, 'Academic Translation')
    await servicesReady(canvas)
  },
}

/** A manuscript in Chinese is offered translation instead of editing. */
export const ChineseManuscriptToBeEdited: ScreenStory = {
  globals: { viewport: { value: 'small' } },
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '12,000', language: 'Chinese' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await expect(canvas.getByText(/your manuscript’s language is Chinese/)).toBeVisible()
    await expect(await serviceTile(canvas, 'Academic Translation')).toBeEnabled()
    await expect(await serviceTile(canvas, 'Long Text Translation')).toBeEnabled()
    await expect(canvas.getByText(/^A translation of this length takes longer/)).toBeVisible()
  },
}

export const VeryLongTranslation: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark' },
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '18,001', language: 'Spanish' }
    await beginOrder(canvasElement, { goal: 'Translate my manuscript', text })
    await pickService(canvas, 'Long Text Translation')
    await expect(canvas.getByText(/scientific editing of more than 18,000 words/)).toBeVisible()
    await expect(canvas.getByText(/cannot be paid for online/)).toBeVisible()
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getByText('We’ll agree on the deadline with you.')).toBeVisible()
    await servicesReady(canvas)
  },
}

export const VeryLongManuscript: ScreenStory = {
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '40,001', language: 'English' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await expect(await serviceTile(canvas, 'Premium Editing')).toBeDisabled()
    await expect(canvas.getAllByText('Not available for a text of this length.')).toHaveLength(4)
    await expect(canvas.getByText(/texts of more than 40,000 words/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^contact us/i })).toHaveLength(1)
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getByText('We’ll agree on the deadline with you.')).toBeVisible()
    await expect(canvas.queryByText('Recommended')).toBeNull()
  },
}

/** Staff see no notice about the length. */
export const ImpersonatorWith45000Words: ScreenStory = {
  tags: ['deep'],
  args: { path: started, world: 'scenario=impersonator&at=get-started' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '45,000', language: 'English' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await expect(await serviceTile(canvas, 'Premium Editing')).toBeDisabled()
    await expect(canvas.queryByText(/texts of more than 40,000 words/)).toBeNull()
  },
}

export const PriceQuote: ScreenStory = {
  tags: ['deep'],
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '5,200', language: 'English' }
    await beginOrder(canvasElement, { goal: 'Get a price quote', text })
    await pickService(canvas, 'Premium Editing')
    await servicesReady(canvas)
  },
}

/** Until the length is known, the prices are those of the shortest text. */
export const FilesLater: ScreenStory = {
  tags: ['deep'],
  args: { path: started, world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beginOrder(canvasElement, { goal: 'Edit my manuscript' })
    await pickService(canvas, 'Premium Editing')
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(await summary.findByText('from $93')).toBeVisible()
    await expect(summary.getByText(/ at the earliest$/)).toBeVisible()
    await expect(canvas.getAllByText('from $93')).toHaveLength(2)
    await expect(rush(canvas)).toHaveAccessibleDescription('Available once we know the word count.')
    await waitFor(() =>
      expect(canvas.getByRole('button', afterServices)).toHaveAccessibleDescription(
        'Please enter the word count and the language of your manuscript.',
      ),
    )
  },
}

export const Anonymous: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&at=manuscript-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pickService(canvas, 'Premium Editing')
    await servicesReady(canvas)
  },
}
