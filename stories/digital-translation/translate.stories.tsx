import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { SampleName } from '../../mocks/samples/sample-manuscript.ts'
import { advanceClock } from '../advance-clock.ts'
import { chooseSample } from '../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../screen.tsx'

export default {
  ...screen,
  title: 'Digital translation/Translate',
  args: { path: '/researcher/digital-translations', world: 'scenario=digital-translation' },
}

const spanish = 'Spanish to English'
const chinese = 'Chinese to English'
const translate = { name: 'Translate' }
const summary = { name: 'There is a problem' }

async function fillIn(canvasElement: HTMLElement, sample: SampleName, language: string) {
  const form = within(await within(canvasElement).findByRole('form'))
  await userEvent.selectOptions(form.getByLabelText('Language'), language)
  const name = await chooseSample(canvasElement, sample)
  await form.findByText('Uploaded')
  return name
}

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', translate))

export const TakesOneUse: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await fillIn(canvasElement, 'doc', spanish)
    await expect(canvas.getByText('2 translations left for this language')).toBeVisible()
    await send(canvasElement)
    await expect(
      await canvas.findByText(`We are translating “${name}”.`, { exact: false }),
    ).toBeVisible()
    await expect(await canvas.findByText('2 translations left')).toBeVisible()
    await expect(await canvas.findByText('8 translations')).toBeVisible()
    await expect(canvas.getAllByText('Processing')).toHaveLength(2)
    await expect(canvas.getByText(/1 of 5 translations left/)).toBeVisible()
  },
}

export const LastUseTaken: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const [turn, language] of [spanish, spanish, chinese].entries()) {
      await fillIn(canvasElement, 'doc', language)
      await send(canvasElement)
      await canvas.findByText(`${turn + 8} translations`)
    }
    await expect(
      await canvas.findByText('Buy a package to translate another manuscript'),
    ).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const EveryFieldRequired: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('form')
    await send(canvasElement)
    const problem = within(await canvas.findByRole('alert', summary))
    await expect(problem.getByText('Please make a selection')).toBeVisible()
    await expect(problem.getByText('Please choose one manuscript.')).toBeVisible()
  },
}

export const NoUseForTheLanguage: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 translations left')).toBeVisible()
    await advanceClock(loaded.screen?.clock, 246 * 86_400_000)
    await expect(await canvas.findByText('1 translation left')).toBeVisible()
    await fillIn(canvasElement, 'doc', spanish)
    const field = canvas.getByRole('combobox', { name: 'Language' })
    await expect(field).toHaveAccessibleDescription(/no translations left for this language/)
    await send(canvasElement)
    const messages = /You have no translations left for this language. Please buy a package first/
    await waitFor(() => expect(canvas.getAllByText(messages)).toHaveLength(2))
    await userEvent.selectOptions(field, chinese)
    await expect(field).toHaveAccessibleDescription(/^1 translation left/)
  },
}

export const TooManyWords: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await fillIn(canvasElement, 'english-18001', spanish)
    await send(canvasElement)
    await expect(await canvas.findByText(`${name} is too long`)).toBeVisible()
    await expect(canvas.getByText(/It has 18,001 words/)).toBeVisible()
    await expect(canvas.getByText(/File reference: file-/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`${name} is too long`))
    await expect(canvas.queryByRole('alert', summary)).toBeNull()
    await expect(canvas.getByText('3 translations left')).toBeVisible()
    await expect(within(canvas.getByRole('form')).getByText(name)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${name}` }))
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    await expect(await canvas.findByText('8 translations')).toBeVisible()
    await expect(canvas.queryByText(/is too long/)).toBeNull()
  },
}

const refused = (key: string) => ({
  world: `scenario=digital-translation&fault=createDigitalOrder:refusal=${key}:1`,
})

export const RefusedAtTheFile: ScreenStory = {
  tags: ['deep'],
  args: refused('digital-translation-file-not-found'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    await expect(await canvas.findAllByText(/We no longer have this file/)).toHaveLength(2)
  },
}

export const RefusedAtTheLanguage: ScreenStory = {
  tags: ['deep'],
  args: refused('digital-translation-no-uses-left'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    await expect(
      await canvas.findAllByText(/You have no translations left for this language/),
    ).toHaveLength(2)
    await expect(within(canvas.getByRole('form')).getByText('Uploaded')).toBeVisible()
  },
}

export const RefusedAsAWhole: ScreenStory = {
  tags: ['deep'],
  args: refused('digital-translation-not-available'),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    const message = /This site does not offer digital translation/
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const TooLongWithoutFacts: ScreenStory = {
  tags: ['deep'],
  args: refused('digital-translations-word-count-exceeded'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    await expect(
      await canvas.findByText('Your last manuscript is too long for digital translation'),
    ).toBeVisible()
  },
}

export const LostAnswerTakesOneUse: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation&fault=createDigitalOrder:lost-answer:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fillIn(canvasElement, 'doc', spanish)
    await send(canvasElement)
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await send(canvasElement)
    await expect(await canvas.findByText('8 translations')).toBeVisible()
    await expect(await canvas.findByText('2 translations left')).toBeVisible()
  },
}
