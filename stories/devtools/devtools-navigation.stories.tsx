import { expect, waitFor, within } from 'storybook/test'
import { besideScreen, type DevtoolsStory, devtoolsIn } from './beside-screen.tsx'
import type { DevtoolsWorld } from './devtools-world.ts'

export default { ...besideScreen, title: 'Devtools/Navigation', args: { section: 'world' } }

/** The page has navigated since the links were rendered, without a call. */
export const LanguagesOfALaterPage: DevtoolsStory = {
  args: { section: 'world', world: 'scenario=anonymous' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()
    await waitFor(() =>
      expect(panel.getByRole('link', { name: '日本語' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/jp\/login\/forgot-password\b/),
      ),
    )
  },
}

/** One below the other, beside what they show. */
export const SectionsInARail: DevtoolsStory = {
  play: async ({ canvasElement }) => {
    const panel = await devtoolsIn(canvasElement)
    const rail = panel.getByRole('navigation', { name: 'Devtools sections' })
    const boxes = within(rail)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
    const content = panel.getByRole('heading', { name: 'World', level: 3 }).getBoundingClientRect()
    await expect(content.left).toBeGreaterThan(boxes[0]?.right ?? Number.POSITIVE_INFINITY)
  },
}

const twoChanges = async () => {
  await fetch('/api/researcher/update-language?language=jp')
  await fetch('/api/researcher/update-language?language=es')
}

export const CannotGoBackAgain: DevtoolsStory = {
  args: { section: 'calls' },
  play: async ({ canvasElement, userEvent }) => {
    const panel = await devtoolsIn(canvasElement)
    await twoChanges()
    const calls = () => panel.getAllByRole('button', { name: /updateLanguage/ })
    await waitFor(() => expect(calls()).toHaveLength(2))
    const [, earlier] = calls()
    if (earlier) await userEvent.click(earlier)
    await userEvent.click(await panel.findByRole('button', { name: 'Rewind to before this call' }))
    const [later] = calls()
    if (later) await userEvent.click(later)
    await expect(
      await panel.findByText('It’s no longer possible to rewind to this point.'),
    ).toBeVisible()
  },
}

/** Another tab has restored an earlier state. */
export const RewoundInAnotherTab: DevtoolsStory = {
  args: { section: 'calls' },
  play: async ({ canvasElement, loaded, userEvent }) => {
    const { page }: DevtoolsWorld = loaded.opened
    const panel = await devtoolsIn(canvasElement)
    await twoChanges()
    const [later] = await panel.findAllByRole('button', { name: /updateLanguage/ })
    if (later) await userEvent.click(later)
    const back = await panel.findByRole('button', { name: 'Rewind to before this call' })
    await page.rewind(page.persistedWorld.last - 1)
    await userEvent.click(back)
    const message = await panel.findByText('It’s no longer possible to rewind to this point.')
    await expect(message).toBeVisible()
    await expect(message).toHaveFocus()
    await expect(back).not.toBeInTheDocument()
  },
}
