import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StoredAccount } from '../../mocks/world/rows/rows.ts'
import { stateOf, updateState } from '../../mocks/world/world-state.ts'
import { userQuery } from '../../src/api/account.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// AccountCompletionScreen: the guard redirects incomplete accounts here.
export default {
  ...screen,
  title: 'Account/Completion',
  args: { path: '/researcher', world: 'scenario=missing-fields' },
}

type World = OpenedScreen['world']

function changeAccount(world: World, identity: string, change: Partial<StoredAccount>): void {
  const user = world.users.get(identity)
  if (user) world.users.update(identity, { account: { ...user.account, ...change } })
}

const heading = { name: 'Complete your account', level: 1 }

async function save(canvasElement: HTMLElement, institution = 'Emory University') {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Institution'), institution)
  await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
}

export const Ready: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(await canvas.findByLabelText('Institution')).toBeRequired()
    await expect(canvas.queryByLabelText('Given name')).toBeNull()
    // Every other link would redirect back here.
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('samuel.okafor@example.edu')).toBeVisible()
    await expect(canvas.getByText('Georgia')).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...Ready,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const NothingEntered: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }))
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
    await expect(await canvas.findByText(/Your details could not be saved/)).toBeVisible()
    await expect(canvas.getByLabelText('Institution')).toHaveValue('Emory University')
  },
}

export const ServerDown: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=missing-fields&fault=updateAccountDetails:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await save(canvasElement)
    await expect(await canvas.findByText(/^That didn’t work/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

export const Saved: ScreenStory = {
  tags: ['deep'],
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
  tags: ['deep'],
  args: { world: 'scenario=missing-fields&fault=getAccount:slow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=missing-fields&fault=getAccount:503:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The form could not be loaded')).toBeVisible()
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

export const SignedOutByTheMenu: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of / }))
    const header = within(canvas.getByRole('banner'))
    await userEvent.click(header.getByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  },
}

/** The requested page has the language, too. */
export const InAnotherLanguage: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Language: / }))
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'))
    const { router }: OpenedScreen = loaded.screen
    const address = '/es/account?redirect=%2Fes%2Fresearcher'
    await expect(router.state.location.href).toBe(address)
  },
}

export const NothingMissing: ScreenStory = {
  tags: ['deep'],
  args: { path: '/account', world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Account and addresses' })).toBeVisible(),
    )
  },
}

/** A background refetch of the user reports a missing field. */
export const MissingAfterReload: ScreenStory = {
  args: { path: '/account', world: 'scenario=returning-customer' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Account and addresses' })
    const { world, facts, queryClient }: OpenedScreen = loaded.screen
    changeAccount(world, facts.person.identity, { institution: null })
    await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 })
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await save(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

/** The server reports a missing field that the form does not know. */
export const StillIncompleteAfterSaving: ScreenStory = {
  beforeEach: ({ loaded }) => {
    const { world }: OpenedScreen = loaded.screen
    const { application } = stateOf(world)
    const registrationFields = application.config.registrationFields.map((field) =>
      field.name === 'institution' ? { ...field, required: false } : field,
    )
    const config = { ...application.config, registrationFields }
    updateState(world, { application: { ...application, config } })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Given name')).toHaveValue('Samuel')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByText(/something is still missing/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Institution/), 'Emory University')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

export const LacksNameAndCountry: ScreenStory = {
  tags: ['deep'],
  beforeEach: ({ loaded }) => {
    const { world, facts }: OpenedScreen = loaded.screen
    const { identity } = facts.person
    changeAccount(world, identity, { firstName: '', country: null, countryId: null, state: null })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Given name'), 'Samuel')
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'United States')
    await userEvent.selectOptions(await canvas.findByLabelText('State or province'), 'Georgia')
    await save(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}

export const LacksAState: ScreenStory = {
  tags: ['deep'],
  beforeEach: ({ loaded }) => {
    const { world, facts }: OpenedScreen = loaded.screen
    changeAccount(world, facts.person.identity, { institution: 'Emory University', state: null })
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('State or province'), 'Georgia')
    await expect(canvas.queryByLabelText('Institution')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByRole('heading', { name: /^Welcome/ })).toBeVisible()
  },
}
