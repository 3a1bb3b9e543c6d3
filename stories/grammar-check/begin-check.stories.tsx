import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { chooseSample } from './chosen-file.ts'

export default {
  ...screen,
  title: 'Grammar check/Begin check',
  args: {
    path: '/researcher/grammar-check',
    world: 'scenario=new-customer&flag=upload_files_ui:off',
  },
}

/** Uses the sample that is parsed fastest. */
async function choose(canvasElement: HTMLElement): Promise<string> {
  const button = await within(canvasElement).findByRole('button', { name: 'Begin Check' })
  const name = await chooseSample(canvasElement, 'broken')
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return name
}

async function begin(canvasElement: HTMLElement): Promise<string> {
  const name = await choose(canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Begin Check' }))
  return name
}

export const LeadsToTheReport: ScreenStory = {
  play: async ({ canvasElement }) => {
    const name = await begin(canvasElement)
    const heading = { level: 1, name }
    await expect(await within(canvasElement).findByRole('heading', heading)).toBeVisible()
  },
}

const refused = (key: string) => ({
  world: `scenario=new-customer&flag=upload_files_ui:off&fault=createLanguageAssessments:refusal=${key}:1`,
})

export const RefusedAtTheFile: ScreenStory = {
  args: refused('language-assessment-file-not-found'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await begin(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getAllByText(/We no longer have this file/)).toHaveLength(2)
  },
}

export const RefusedForItsType: ScreenStory = {
  args: refused('language-assessment-file-type-not-allowed'),
  play: async ({ canvasElement }) => {
    const name = await begin(canvasElement)
    const message = `Filetype not allowed: ${name}. Its content is not a Word document. Please save it again as .doc or .docx.`
    await expect(await within(canvasElement).findAllByText(message)).toHaveLength(2)
  },
}

export const RefusedAsAWhole: ScreenStory = {
  tags: ['deep'],
  args: refused('language-assessment-not-enabled'),
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    const message = /Grammar Check is not available for your account/
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const RefusedByAnUnknownKey: ScreenStory = {
  args: refused('moon-in-the-wrong-house'),
  play: async ({ canvasElement }) => {
    const message = /quote this reference to our support team: moon-in-the-wrong-house/
    await begin(canvasElement)
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

/** Begun again after a fault. */
const begunOnceDespite = (fault: string): ScreenStory => ({
  args: {
    world: `scenario=new-customer&flag=upload_files_ui:off&fault=createLanguageAssessments:${fault}:1`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await begin(canvasElement)
    const dialog = await canvas.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Check' }))
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Back to recent assessments' }))
    await expect(await canvas.findByText('1 assessment')).toBeVisible()
  },
})

export const LostAnswerBeginsOneCheck = begunOnceDespite('lost-answer')
export const LostRequestBeginsOneCheck: ScreenStory = {
  tags: ['deep'],
  ...begunOnceDespite('network'),
}

export const DoubleClickBeginsOneCheck: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const name = await choose(canvasElement)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Begin Check' }))
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    const { calls }: OpenedScreen = loaded.screen
    const begun = calls.all().filter(({ operation }) => operation === 'createLanguageAssessments')
    await expect(begun).toHaveLength(1)
  },
}
