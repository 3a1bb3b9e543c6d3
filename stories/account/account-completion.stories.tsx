import { expect, userEvent, waitFor, within } from 'storybook/test'
import { userQuery } from '../../src/api/account.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// AccountCompletionScreen, where the guard leads whoever lacks something.
export default {
  ...screen,
  title: 'Account/Completion',
  args: { path: '/researcher', world: 'scenario=missing-fields' },
}

const heading = { name: 'Complete your account', level: 1 }

async function save(canvasElement: HTMLElement, institution = 'Emory University') {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Institution'), institution)
  await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }))
}

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(await canvas.findByLabelText('Institution')).toBeRequired()
    await expect(canvas.queryByLabelText('Given name')).toBeNull()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('samuel.okafor@example.edu')).toBeVisible()
    await expect(canvas.getByText('Georgia')).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  ...Ready,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and go on' }))
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
    await expect(canvas.getAllByText('Please enter your institution.')).toHaveLength(2)
  },
}

export const Refused: ScreenStory = {
  args: {
    world: 'scenario=missing-fields&fault=updateAccountDetails:refusal=generic-touchup-error',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    await expect(await canvas.findByText(/This could not be saved/)).toBeVisible()
    await expect(canvas.getByLabelText('Institution')).toHaveValue('Emory University')
  },
}

export const ServerDown: ScreenStory = {
  args: { world: 'scenario=missing-fields&fault=updateAccountDetails:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    await expect(await canvas.findByText(/could not do this just now/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go on' }))
    await expect(await canvas.findByRole('heading', { name: /Welcome back/ })).toBeVisible()
  },
}

export const Saved: ScreenStory = {
  args: { path: '/researcher/grammar-check' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    await expect(
      await canvas.findByRole('heading', { name: 'Your Language Assessment Scores' }),
    ).toBeVisible()
    await expect(canvas.getByText('Your details have been saved.')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=missing-fields&fault=getAccount:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=missing-fields&fault=getAccount:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('Institution')).toBeVisible()
  },
}

export const SignedOut: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = await canvas.findByRole('form', { name: 'Complete your account' })
    await userEvent.click(within(form).getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  },
}

export const NothingMissing: ScreenStory = {
  args: { path: '/account', world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Account and addresses' })).toBeVisible(),
    )
  },
}

/** The person is loaded again behind the page, and now lacks something. */
export const FoundMissingLater: ScreenStory = {
  args: { path: '/account', world: 'scenario=returning-customer' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Account and addresses' })
    const { world, facts, queryClient }: OpenedScreen = loaded.screen
    const { identity } = facts.person
    const known = world.users.get(identity)
    if (known) world.users.update(identity, { account: { ...known.account, institution: null } })
    await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await save(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /Welcome back/ })).toBeVisible()
  },
}
