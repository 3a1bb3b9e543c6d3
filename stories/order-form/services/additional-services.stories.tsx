import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { beginFormattingOrder, beginOrder } from '../get-started/begin-order.ts'
import { afterServices, pickService, servicesReady } from './service-choice-steps.ts'

// AdditionalServicesScreen
export default {
  ...screen,
  title: 'Order form/Additional services',
  args: {
    path: '/researcher/submit/additional-services',
    world: 'scenario=order-form&at=additional-services',
  },
}

const heading = (name: string) => ({ name, level: 1 })

export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Plagiarism Check' })
    await expect(check).not.toBeChecked()
    await expect(check).toHaveAccessibleDescription(
      /^We compare your manuscript with published work\. Your deadline stays the same\.$/,
    )
    const formatting = canvas.getByRole('region', { name: 'Formatting' })
    await expect(within(formatting).getAllByRole('checkbox')).toHaveLength(3)
    await expect(canvas.getByLabelText('Quantity: Table Formatting')).toBeVisible()
    // Its description has no more than the sentence that is shown.
    await expect(canvas.queryByRole('link', { name: /about Cover Letter$/ })).toBeNull()
    await expect(
      canvas.getByRole('link', { name: 'Learn more about Plagiarism Check' }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: /^Get a quote for Concierge Service/ }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Order details' })).toBeVisible()
  },
}

export const InTheDarkOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Journal Recommendation' })
    await expect(check).toHaveAccessibleDescription(/ Moves your deadline\. Due 20/)
    await userEvent.click(check)
    await expect(check).toHaveAccessibleDescription(/each\. Due 20/)
  },
}

/** Selects the service with quantity 1 and changes it to 25. */
export const TwentyFiveFigures: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Figure Formatting' })
    await userEvent.click(check)
    await expect(check).toBeChecked()
    const quantity = canvas.getByLabelText('Quantity: Figure Formatting')
    await expect(within(quantity).getAllByRole('option')).toHaveLength(25)
    await userEvent.selectOptions(quantity, '25')
    await expect(await canvas.findByText('$800 for 25 figures')).toBeVisible()
    const summary = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    await expect(summary.getByText(/^Figure Formatting/)).toBeVisible()
    await expect(summary.getAllByText('Price after discount')[0]).toBeVisible()
  },
}

/** A number chooses the service. */
export const ChosenByQuantity: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const quantity = await canvas.findByLabelText('Quantity: Figure Formatting')
    await userEvent.selectOptions(quantity, '3')
    await expect(canvas.getByRole('checkbox', { name: 'Figure Formatting' })).toBeChecked()
    await expect(await canvas.findByText('$96 for 3 figures')).toBeVisible()
    await expect(quantity).toHaveValue('3')
  },
}

export const FiguresRemoved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Figure Formatting' })
    await userEvent.click(check)
    await userEvent.selectOptions(canvas.getByLabelText('Quantity: Figure Formatting'), '25')
    await expect(await canvas.findByText('$800 for 25 figures')).toBeVisible()
    await userEvent.click(check)
    await expect(await canvas.findByText('$32 for 1 figure')).toBeVisible()
    await expect(check).not.toBeChecked()
  },
}

/** The choice is shown at once and reverted if the server does not save it. */
export const NotSaved: ScreenStory = {
  args: { world: 'scenario=order-form&at=additional-services&fault=addService:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Cover Letter' })
    await userEvent.click(check)
    await expect(
      await canvas.findByText(/^Your choice was not saved, so we undid it\./),
    ).toBeVisible()
    await waitFor(() => expect(check).not.toBeChecked())
  },
}

export const Refused: ScreenStory = {
  tags: ['deep'],
  args: {
    world:
      'scenario=order-form&at=additional-services&fault=addService:refusal=service-not-offered:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Cover Letter' })
    await userEvent.click(check)
    await expect(
      await canvas.findByText(
        /^Your choice was not saved, so we undid it\. Cover Letter: This service/,
      ),
    ).toBeVisible()
    await waitFor(() => expect(check).not.toBeChecked())
  },
}

export const QuantityNotSaved: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=additional-services&fault=setServiceQuantity:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Table Formatting' }))
    const quantity = canvas.getByLabelText('Quantity: Table Formatting')
    await userEvent.selectOptions(quantity, '3')
    await expect(
      await canvas.findByText(/^Your choice was not saved, so we undid it\./),
    ).toBeVisible()
    await waitFor(() => expect(quantity).toHaveValue('1'))
  },
}

/** While a quantity is being saved, the summary says that the price is being updated. */
export const Saving: ScreenStory = {
  args: { world: 'scenario=order-form&at=additional-services&fault=setServiceQuantity:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Table Formatting' }))
    await userEvent.selectOptions(canvas.getByLabelText('Quantity: Table Formatting'), '4')
    await expect(await canvas.findByText('Updating the price…')).toBeVisible()
  },
}

export const StepNotSaved: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=additional-services&fault=saveStep:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Order details' }))
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
}

export const StepSavedAgain: ScreenStory = {
  args: { world: 'scenario=order-form&at=additional-services&fault=saveStep:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Order details' }))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).queryByText('Stay on this page')).toBeNull()
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeInTheDocument()
  },
}

/** An order of figures alone requires at least one service. */
export const FiguresOnly: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beginFormattingOrder(canvasElement)
    await expect(
      await canvas.findByText('Please choose figure formatting or table formatting.'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Choose what we should format. The rest is optional.'),
    ).toBeVisible()
  },
}

export const FiguresOnlyChosen: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await beginFormattingOrder(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Figure Formatting' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order details' }))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeInTheDocument()
  },
}

export const ServiceThatStays: ScreenStory = {
  args: { world: 'scenario=admin-order&at=additional-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = await canvas.findByRole('checkbox', { name: 'Plagiarism Check' })
    await expect(check).toBeChecked()
    await expect(check).toBeDisabled()
    await expect(check).toHaveAccessibleDescription(
      /This is part of your order and can’t be removed\.$/,
    )
    await expect(canvas.getByRole('checkbox', { name: 'Cover Letter' })).toBeEnabled()
  },
}

export const ServiceNotForThisLength: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = { words: '18,001', language: 'English' }
    await beginOrder(canvasElement, { goal: 'Edit my manuscript', text })
    await pickService(canvas, 'Premium Editing')
    await servicesReady(canvas)
    await userEvent.click(canvas.getByRole('button', afterServices))
    const review = await canvas.findByRole('checkbox', { name: 'Presubmission Review' })
    await expect(review).toBeDisabled()
    await expect(review).not.toBeChecked()
    await expect(review).toHaveAccessibleDescription(/Not available for this order\.$/)
  },
}

export const PriceQuote: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Get a price quote/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '5200')
    await userEvent.selectOptions(canvas.getByLabelText(/^Language of the manuscript/), 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'See services for your files' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Standard Editing/ }))
    const button = await canvas.findByRole('button', { name: 'Additional services' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Generate price quote' })).toBeVisible()
  },
}
