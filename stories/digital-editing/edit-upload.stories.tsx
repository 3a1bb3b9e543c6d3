import { expect, userEvent, within } from 'storybook/test'
import { chooseSample } from '../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const trial = (faults = '') => ({ world: `scenario=digital-editing-trial${faults}` })

// The form of DigitalEditingScreen
export default {
  ...screen,
  title: 'Digital editing/Upload',
  args: { path: '/researcher/digital-editing', ...trial() },
}

async function begin(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await canvas.findByRole('form', { name: 'Edit a manuscript' })
  // The sample that is parsed fastest.
  const name = await chooseSample(canvasElement, 'broken')
  await canvas.findByText('Uploaded')
  await userEvent.click(canvas.getByRole('radio', { name: 'British English' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Start editing' }))
  return { canvas, name }
}

export const Started: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, name } = await begin(canvasElement)
    await expect(
      await canvas.findByText(`We are editing “${name}”.`, { exact: false }),
    ).toBeVisible()
    await expect(await canvas.findByText('1 edit')).toBeVisible()
    await expect(canvas.getByText('Processing')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'British English' })).not.toBeChecked()
  },
}

export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Start editing' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    const message = 'Please select your preferred type of English.'
    await expect(canvas.getAllByText(message)).toHaveLength(2)
    await expect(canvas.getAllByText('Please choose one manuscript.')).toHaveLength(2)
  },
}

export const WrongType: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('form', { name: 'Edit a manuscript' })
    await chooseSample(canvasElement, 'photo')
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
  },
}

const refused = (key: string) => trial(`&fault=createDigitalEdit:refusal=${key}:1`)

export const RefusedAtTheFile: ScreenStory = {
  args: refused('digital-editing-file-not-found'),
  play: async ({ canvasElement }) => {
    const { canvas } = await begin(canvasElement)
    await expect(await canvas.findAllByText(/We no longer have this file/)).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: 'British English' })).toBeChecked()
  },
}

export const RefusedForItsType: ScreenStory = {
  tags: ['deep'],
  args: refused('digital-editing-file-type-not-allowed'),
  play: async ({ canvasElement }) => {
    const { canvas, name } = await begin(canvasElement)
    const message = `Filetype not allowed: ${name}. Its content is not a Word document. Please save it again as .doc or .docx.`
    await expect(await canvas.findAllByText(message)).toHaveLength(2)
  },
}

/** Nothing is lost, and the way to a subscription is beside the message. */
export const RefusedWithoutSubscription: ScreenStory = {
  args: refused('digital-editing-subscription-required'),
  play: async ({ canvasElement }) => {
    const { canvas, name } = await begin(canvasElement)
    const form = within(canvas.getByRole('form', { name: 'Edit a manuscript' }))
    await expect(await form.findByText(/^You have no active subscription/)).toBeVisible()
    await expect(form.getByRole('link', { name: 'Subscribe' })).toBeVisible()
    await expect(form.getByText(name)).toBeVisible()
  },
}

export const LostAnswerStartsOneEdit: ScreenStory = {
  tags: ['deep'],
  args: trial('&fault=createDigitalEdit:lost-answer:1'),
  play: async ({ canvasElement }) => {
    const { canvas } = await begin(canvasElement)
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Start editing' }))
    await expect(await canvas.findByText('1 edit')).toBeVisible()
  },
}
