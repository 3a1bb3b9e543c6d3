import { expect, userEvent, within } from 'storybook/test'
import { leaveGroup } from '../../mocks/backend/rules/account/group-membership.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// GroupWidget
export default {
  ...screen,
  title: 'Account/Preferred group',
  args: { path: '/researcher', world: 'scenario=preferred-group' },
}

async function groupOf(canvasElement: HTMLElement, name = 'Your group') {
  return within(await within(canvasElement).findByRole('region', { name }))
}

async function openForm(canvasElement: HTMLElement) {
  const group = await groupOf(canvasElement, 'Join your group')
  await userEvent.click(group.getByText('Enter a code'))
  await expect(await group.findByLabelText('Group code')).toBeVisible()
  return group
}

async function join(canvasElement: HTMLElement, code: string) {
  const group = await openForm(canvasElement)
  await userEvent.type(group.getByLabelText('Group code'), code)
  await userEvent.click(group.getByRole('button', { name: 'Join' }))
  return group
}

async function leave(canvasElement: HTMLElement) {
  const group = await groupOf(canvasElement)
  await userEvent.click(group.getByRole('button', { name: 'Leave the group' }))
  const dialog = within(await within(canvasElement).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Leave the group' }))
}

export const Greeted: ScreenStory = {
  play: async ({ canvasElement }) => {
    const group = await groupOf(canvasElement)
    await expect(group.getByText('MARSHLAB')).toBeVisible()
    await expect(group.getByText(/Welcome to the Marsh Lab/)).toBeVisible()
    await expect(group.getByText('10% off your next order.')).toBeVisible()
    await expect(group.getByText(/Share this code so colleagues can join too/)).toBeVisible()
    await expect(group.getByRole('button', { name: 'Copy code' })).toBeVisible()
  },
}

export const OnASmallScreen: ScreenStory = {
  tags: ['deep'],
  ...Greeted,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const OnTheAccountPage: ScreenStory = {
  tags: ['deep'],
  ...Greeted,
  args: { path: '/account' },
}

export const DiscountUsed: ScreenStory = {
  args: { world: 'scenario=prepaid' },
  play: async ({ canvasElement }) => {
    const group = await groupOf(canvasElement)
    await expect(group.getByText('You have used the group’s 15% discount.')).toBeVisible()
    await expect(group.queryByText(/Welcome/)).toBeNull()
  },
}

export const Joined: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    await join(canvasElement, 'hydrosoc ')
    const group = await groupOf(canvasElement)
    await expect(group.getByText('HYDROSOC')).toBeVisible()
    await expect(group.getByText('$25 off your next order.')).toBeVisible()
    await expect(group.queryByText(/Share this code so colleagues can join too/)).toBeNull()
    await expect(
      await within(canvasElement).findByText(
        'You have been associated with the group code you entered.',
      ),
    ).toBeVisible()
  },
}

export const UnknownCode: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const group = await join(canvasElement, 'NOSUCHLAB')
    await expect(await group.findAllByText(/We could not add you to a group/)).toHaveLength(2)
    await expect(group.getByLabelText('Group code')).toHaveValue('NOSUCHLAB')
  },
}

export const NoCode: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const group = await openForm(canvasElement)
    await userEvent.click(group.getByRole('button', { name: 'Join' }))
    await expect(await group.findAllByText('Please enter your group’s code.')).toHaveLength(2)
  },
}

export const LeftGroup: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    await leave(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You have left the group MARSHLAB.')).toBeVisible()
    await openForm(canvasElement)
  },
}

export const LeavingFails: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=preferred-group&fault=leavePreferredGroup:503:1' },
  play: async ({ canvasElement }) => {
    await leave(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/You are still in the group MARSHLAB/)).toBeVisible()
    await expect((await groupOf(canvasElement)).getByText('MARSHLAB')).toBeVisible()
  },
}

export const LeavingIsRefused: ScreenStory = {
  args: {
    world:
      'scenario=preferred-group&fault=leavePreferredGroup:refusal=preferred-group-leave-generic-error',
  },
  play: async ({ canvasElement }) => {
    await leave(canvasElement)
    await expect(
      await within(canvasElement).findByText(
        /^You are still in the group MARSHLAB. We couldn’t remove you from your group/,
      ),
    ).toBeVisible()
  },
}

/** The membership ended in another tab. */
export const LeftInAnotherTab: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const group = await groupOf(canvasElement)
    await expect(await group.findByText('MARSHLAB')).toBeVisible()
    const { world }: OpenedScreen = loaded.screen
    for (const { identity } of world.users.all()) leaveGroup(world, identity)
    await leave(canvasElement)
    const message = /^Your membership in the group MARSHLAB/
    await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.queryByText(/still in the group/)).toBeNull()
    await expect(await groupOf(canvasElement, 'Join your group')).toBeDefined()
  },
}
