import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// GetStartedScreen and OrderFormEntryScreen
export default {
  ...screen,
  title: 'Order form/Get started',
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
}

const heading = (name: string) => ({ name, level: 1 })

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: /^Edit my manuscript/ })).toBeVisible()
    await expect(
      canvas.getByText('Please choose your files, or enter the word count and language.'),
    ).toBeVisible()
    const summary = canvas.getByRole('complementary', { name: 'Order summary' })
    await expect(within(summary).getByText('No services yet')).toBeVisible()
  },
}

export const WordsInsteadOfFiles: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '5,200')
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
  },
}

export const WordCountOutOfRange: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '1000000')
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(
      canvas.getAllByText(/^The word count must be a whole number from 1 to 999,999/),
    ).not.toHaveLength(0)
  },
}

export const SaveFailed: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=saveBasicDetails:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: "I'll upload my files later" }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
    await expect(canvas.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  },
}

export const LoadFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=startOrderForm:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', { name: /^Edit my manuscript/ })).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=startOrderForm:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Please wait while we load your order')).toBeVisible()
  },
}

/** `new` opens the saved step and warns. */
export const Continued: ScreenStory = {
  args: { path: '/researcher/submit/new', world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'clear it and start over' }))
    await expect(await canvas.findByRole('heading', heading('Start your order'))).toBeVisible()
  },
}
