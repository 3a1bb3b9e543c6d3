import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

export default {
  ...screen,
  title: 'Order form/Service descriptions',
  args: {
    path: '/researcher/submit/additional-services?about=plagiarism-check',
    world: 'scenario=order-form&at=additional-services',
  },
}

const description = { name: 'Plagiarism check' }

/** Opens the dialog from a shared link; closing it stays on the step. */
export const SharedLink: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', description)
    await expect(
      await within(dialog).findByText(/^We compare your manuscript with published work/),
    ).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(loaded.screen?.router.latestLocation.search).toEqual({})
    await expect(loaded.screen?.router.latestLocation.pathname).toBe(
      '/en/researcher/submit/additional-services',
    )
  },
}

/** A step that is not open yet leads to the current one, which opens the dialog. */
export const SharedLinkToAClosedStep: ScreenStory = {
  args: {
    path: '/researcher/submit/details?about=word-count&utm_source=newsletter',
    world: 'scenario=new-customer',
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Word count' })
    const location = () => loaded.screen?.router.latestLocation
    await expect(location()?.pathname).toBe('/en/researcher/submit/get-started')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(location()?.search).toEqual({ utm_source: 'newsletter' })
  },
}

export const WithLink: ScreenStory = {
  args: { path: '/researcher/submit/additional-services?about=editing-certificate' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Editing certificate' })
    await expect(within(dialog).getByRole('link', { name: /^Read more/ })).toBeVisible()
  },
}

export const InTheDarkOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('dialog', description)).toBeVisible()
  },
}

export const Unknown: ScreenStory = {
  args: { path: '/researcher/submit/additional-services?about=no-such-service' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('complementary', { name: 'Order summary' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** Going back in the history closes the dialog and keeps what was entered. */
export const OpenedAndClosedByBack: ScreenStory = {
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    const link = canvas.getByRole('link', { name: 'Learn more about Word count' })
    await userEvent.click(link)
    const dialog = await canvas.findByRole('dialog', { name: 'Word count' })
    await expect(await within(dialog).findByText(/^Your price depends on/)).toBeVisible()
    loaded.screen?.router.history.back()
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
    await userEvent.click(link)
    const again = await canvas.findByRole('dialog', { name: 'Word count' })
    await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(link).toHaveFocus()
  },
}
