import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userQuery } from '../../src/api/account.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

export default {
  ...screen,
  title: 'Application/Session ended',
  args: { path: '/researcher', world: 'fault=searchOrders:401:1' },
}

const again = { name: 'Please sign in again' }

export const SignInAgain: ScreenStory = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog', again))
    await expect(await dialog.findByLabelText('E-mail address')).toHaveValue(
      'helen.marsh@example.edu',
    )
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
  },
}

export const WrongPassword: ScreenStory = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog', again))
    await userEvent.type(await dialog.findByLabelText('Password'), 'not the password{Enter}')
    await expect(await dialog.findByText(/password is incorrect/)).toBeVisible()
    const forgotten = dialog.getByRole('link', { name: /^Forgot your password\?/ })
    await expect(forgotten).toHaveAttribute('target', '_blank')
  },
}

export const BackAgain: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = within(await canvas.findByRole('alertdialog', again))
    await userEvent.type(await dialog.findByLabelText('Password'), 'manuscript{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText(/24 orders/)).toBeVisible()
  },
}

/** Without password sign-in, the dialog waits for a sign-in in another tab. */
export const WithoutAPassword: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('alertdialog', again)
    const { queryClient }: OpenedScreen = loaded.screen
    const { queryKey } = userQuery()
    queryClient.setQueryData(queryKey, (user) => user && { ...user, hasLocalIdentity: false })
    const link = await canvas.findByRole('link', { name: 'Sign in using a new tab' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}

/** Staff closed the account while the person chose a currency. */
export const AccountClosedMeanwhile: ScreenStory = {
  args: { path: '/researcher/prepay', world: 'scenario=new-customer' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Currency'), 'USD')
    const { world, facts }: OpenedScreen = loaded.screen
    const user = world.users.get(facts.person.identity)
    if (user) world.users.update(user.identity, { account: { ...user.account, active: false } })
    await userEvent.click(canvas.getByRole('button', { name: 'Use this currency' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(await canvas.findByText('Your account has been closed.')).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

/** Visitors have no session that could end. */
export const Visitor: ScreenStory = {
  args: {
    path: '/researcher/grammar-check',
    world: 'scenario=anonymous&fault=searchLanguageAssessments:401',
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(loaded.screen.queryClient.isFetching()).toBe(0))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

export const Leave: ScreenStory = {
  args: { path: '/researcher/index/orders/_/barley/_/_/1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const dialog = within(await canvas.findByRole('alertdialog', again))
    await userEvent.click(await dialog.findByRole('button', { name: 'Leave this page' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(canvas.queryByText('Helen Marsh')).toBeNull()
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'helen.marsh@example.edu')
    await userEvent.type(canvas.getByLabelText('Password'), 'manuscript{Enter}')
    const { router }: OpenedScreen = loaded.screen
    const path = '/en/researcher/index/orders/_/barley/_/_/1'
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  },
}
