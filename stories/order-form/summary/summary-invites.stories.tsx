import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'
import { type Canvas, summaryIn } from './summary-in-story.ts'

// OrderSummary
export default {
  ...screen,
  title: 'Order form/Summary: invitations',
  args: { path: '/researcher/submit/details', world: 'scenario=order-form&at=details' },
}

async function openInvites(canvas: Canvas) {
  const summary = await summaryIn(canvas)
  await userEvent.click(summary.getByText('Invite colleagues'))
  return summary
}

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => `colleague${index + 1}@example.edu`).join(', ')

export const InviteOne: ScreenStory = {
  play: async ({ canvasElement }) => {
    const summary = await openInvites(within(canvasElement))
    const invite = summary.getByRole('button', { name: 'Invite' })
    await expect(invite).toHaveAttribute('aria-disabled', 'true')
    await expect(invite).toHaveAccessibleDescription('Enter an e-mail address to invite someone.')
    await userEvent.type(summary.getByLabelText('E-mail addresses'), ' Rosa.Ortega@example.edu , ,')
    await userEvent.click(invite)
    await expect(await summary.findByText(/^Your invitations are saved/)).toBeVisible()
    await expect(await summary.findByText('rosa.ortega@example.edu')).toBeVisible()
    await expect(summary.getByLabelText('E-mail addresses')).toHaveValue('')
  },
}

export const InviteTen: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const summary = await openInvites(within(canvasElement))
    await userEvent.click(summary.getByLabelText('E-mail addresses'))
    await userEvent.paste(people(10))
    await userEvent.click(summary.getByRole('button', { name: 'Invite' }))
    await expect(await summary.findByText('colleague10@example.edu')).toBeVisible()
  },
}

export const InviteEleven: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const summary = await openInvites(within(canvasElement))
    await userEvent.click(summary.getByLabelText('E-mail addresses'))
    await userEvent.paste(people(11))
    await userEvent.click(summary.getByRole('button', { name: 'Invite' }))
    await expect(
      await summary.findAllByText(
        'Please enter 1 to 10 complete e-mail addresses, separated by commas.',
      ),
    ).not.toHaveLength(0)
    await expect(summary.getByLabelText('E-mail addresses')).toHaveValue(people(11))
  },
}

export const InviteFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details&fault=saveReferralEmails:500:1' },
  play: async ({ canvasElement }) => {
    const summary = await openInvites(within(canvasElement))
    await userEvent.type(summary.getByLabelText('E-mail addresses'), 'rosa@example.edu')
    await userEvent.click(summary.getByRole('button', { name: 'Invite' }))
    await expect(await summary.findByText(/^Your invitations were not saved\./)).toBeVisible()
    await expect(summary.getByLabelText('E-mail addresses')).toHaveValue('rosa@example.edu')
  },
}

export const InviteRefused: ScreenStory = {
  tags: ['deep'],
  args: {
    world:
      'scenario=order-form&at=details&fault=saveReferralEmails:refusal=referral-email-validation-error:1',
  },
  play: async ({ canvasElement }) => {
    const summary = await openInvites(within(canvasElement))
    await userEvent.type(summary.getByLabelText('E-mail addresses'), 'rosa@example.edu')
    await userEvent.click(summary.getByRole('button', { name: 'Invite' }))
    await expect(
      await summary.findAllByText(/^Please enter 1 to 10 complete e-mail addresses/),
    ).not.toHaveLength(0)
    await expect(summary.getByLabelText('E-mail addresses')).toHaveValue('rosa@example.edu')
    await expect(summary.queryByText(/^Your invitations are saved/)).toBeNull()
  },
}
