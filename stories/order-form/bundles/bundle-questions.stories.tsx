import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { clearEnglish, pressIn, showBundles, tick } from './bundle-steps.ts'

/** The questions of ServiceBundlesScreen. */
export default {
  ...screen,
  title: 'Order form/Bundle questions',
  args: {
    path: '/researcher/submit/service-bundles',
    world: 'scenario=order-form&at=service-bundles',
  },
}

const heading = (name: string) => ({ name, level: 1 })
const needs = { name: 'What does your manuscript need?' }
const faulty = (fault: string) => ({
  world: `scenario=order-form&at=service-bundles&fault=${fault}`,
})

export const Unanswered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('group', needs)).toBeVisible()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(9)
    await expect(canvas.queryByLabelText('How many tables?')).toBeNull()
    await pressIn(canvas, showBundles.name)
    await expect(
      (await canvas.findAllByText('Please select at least one option.')).length,
    ).toBeGreaterThan(0)
  },
}

/** A toggle that is on opens its question, which is then required. */
export const FollowUps: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, clearEnglish)
    await tick(canvas, 'I have tables to format')
    await tick(canvas, 'I know my target journal')
    const count = await canvas.findByLabelText('How many tables?')
    await userEvent.type(count, '26')
    await pressIn(canvas, showBundles.name)
    await waitFor(() =>
      expect(count).toHaveAccessibleDescription(
        /Please enter how many tables you have, from 1 to 25\./,
      ),
    )
    const journal = canvas.getByRole('combobox', { name: 'Target journal' })
    await expect(journal).toHaveAccessibleDescription(/Please choose your target journal\./)
    await fireEvent.change(journal, { target: { value: 'pl' } })
    await expect(canvas.queryByRole('option')).toBeNull()
    await fireEvent.change(journal, { target: { value: 'plant' } })
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0)
  },
}

export const NoBundleFound: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, 'Figures or a video')
    await pressIn(canvas, showBundles.name)
    await expect(
      await canvas.findByText(/^We found no bundle that fits your answers\./),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Figures or a video' })).toBeChecked()
    await expect(canvas.getByRole('heading', heading('Choose a bundle'))).toBeInTheDocument()
  },
}

/** Without a length, no bundle has a price. */
export const LengthUnknown: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await tick(canvas, "I'll upload my files later")
    await pressIn(canvas, 'Help me decide')
    await tick(canvas, clearEnglish)
    await pressIn(canvas, showBundles.name)
    await expect(await canvas.findByText(/once we know the word count/)).toBeVisible()
    await expect(canvas.queryByText(/^We found no bundle/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Enter the word count' })).toBeVisible()
  },
}

export const NotSaved: ScreenStory = {
  tags: ['deep'],
  args: faulty('answerBundleQuestions:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, clearEnglish)
    await pressIn(canvas, showBundles.name)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/^There was a problem saving your order:/)).toBeVisible()
  },
}

/** The failure leads back to the questions, which keep their answers. */
export const SavedAgain: ScreenStory = {
  tags: ['deep'],
  args: faulty('answerBundleQuestions:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, clearEnglish)
    await pressIn(canvas, showBundles.name)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('checkbox', { name: clearEnglish })).toBeChecked()
    await pressIn(canvas, showBundles.name)
    await canvas.findByRole('heading', { name: 'Bundles that fit your answers' })
  },
}

export const Refused: ScreenStory = {
  tags: ['deep'],
  args: faulty('answerBundleQuestions:refusal=selectOneCheckbox:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, clearEnglish)
    await pressIn(canvas, showBundles.name)
    await waitFor(() =>
      expect(canvas.getByRole('group', needs)).toHaveAccessibleDescription(
        /Please select at least one option\./,
      ),
    )
  },
}

export const NotOffered: ScreenStory = {
  args: faulty('answerBundleQuestions:refusal=service-bundles-not-offered:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tick(canvas, clearEnglish)
    await pressIn(canvas, showBundles.name)
    const dialog = within(await canvas.findByRole('alertdialog'))
    await expect(dialog.getByText(/Service bundles are not available here\./)).toBeVisible()
  },
}

export const Cancelled: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressIn(canvas, 'Cancel')
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
  },
}

export const NotCancelled: ScreenStory = {
  tags: ['deep'],
  args: faulty('setBundleInterest:500:1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressIn(canvas, 'Cancel')
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await expect(canvas.getByRole('group', needs)).toBeVisible()
  },
}

const services = '/researcher/submit/manuscript-services'

export const FromAllServices: ScreenStory = {
  tags: ['deep'],
  args: { path: services, world: 'scenario=anonymous&at=manuscript-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressIn(canvas, 'Help me decide')
    await expect(await canvas.findByRole('group', needs)).toBeVisible()
  },
}

/** The questions have an address of their own. */
export const BackToAllServices: ScreenStory = {
  tags: ['deep'],
  args: { path: services, world: 'scenario=order-form&at=manuscript-services' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { router }: OpenedScreen = loaded.screen
    await pressIn(canvas, 'Help me decide')
    await expect(await canvas.findByRole('group', needs)).toBeVisible()
    const questions = '/en/researcher/submit/service-bundles?view=questions'
    await expect(router.state.location.href).toBe(questions)
    await pressIn(canvas, 'Cancel')
    await canvas.findByRole('heading', heading('Choose a service'))
    await expect(router.state.location.href).toBe(`/en${services}`)
  },
}

export const HelpNotSaved: ScreenStory = {
  tags: ['deep'],
  args: {
    path: services,
    world: 'scenario=order-form&at=manuscript-services&fault=setBundleInterest:500:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pressIn(canvas, 'Help me decide')
    const dialog = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('link', { name: 'Go Back' }))
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
  },
}
