import { userEvent, within } from 'storybook/test'

type Beginning = {
  goal: 'Edit my manuscript' | 'Translate my manuscript' | 'Get a price quote'
  /** Omit it to send the files later. */
  text?: { words: string; language: string }
}

/** Fills in the first step of the order form and opens the next one. */
export async function beginOrder(canvasElement: HTMLElement, { goal, text }: Beginning) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${goal}`) }))
  if (text) {
    const words = canvas.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, text.words)
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, text.language)
  } else {
    await userEvent.click(canvas.getByRole('checkbox', { name: "I'll upload my files later" }))
  }
  const next = /^(Choose my services|See services for your files)$/
  await userEvent.click(canvas.getByRole('button', { name: next }))
  await canvas.findByRole('heading', { name: 'Choose a service' })
}

/** Begins an order without a text, of figures and tables that are sent later. */
export async function beginFormattingOrder(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const goal = { name: /^Format my figures and tables/ }
  await userEvent.click(await canvas.findByRole('radio', goal))
  await userEvent.click(canvas.getByRole('checkbox', { name: "I'll upload my files later" }))
  await userEvent.click(canvas.getByRole('button', { name: 'See services for your files' }))
  await canvas.findByRole('checkbox', { name: 'Figure Formatting' })
}
