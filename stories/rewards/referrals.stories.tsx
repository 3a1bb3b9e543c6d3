import { expect, spyOn, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

// ReferralsScreen
export default { ...screen, title: 'Rewards/My Referrals', args: { path: '/referral-rewards' } }

export const LinkCodeAndEarnings: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole<HTMLInputElement>('textbox', {
      name: 'Your referral link',
    })
    await expect(link.value).toMatch(/\/en\/register\/HMARSH40$/)
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(await canvas.findByText('$120')).toBeVisible()
    const funnel = canvas.getByRole('list', { name: 'From invitation to credit' })
    const steps = within(funnel).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      '5 Colleagues invited',
      '3 Paid for a first order',
      '$120 Credit earned',
    ])
    const copy = canvas.getByRole('button', { name: 'Copy link' })
    await expect(copy.compareDocumentPosition(funnel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const LinkCopied: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    await expect(written).toHaveBeenCalledWith(expect.stringMatching(/\/en\/register\/HMARSH40$/))
    await expect(await canvas.findByText('Your referral link has been copied.')).toBeVisible()
  },
}

export const WithoutLink: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your account has no referral link')).toBeVisible()
    await expect(await canvas.findByText(/^Nothing yet/)).toBeVisible()
    await expect(canvas.queryByText('Paid for a first order')).toBeNull()
  },
}

/** Amounts in US dollars are shown in the user's currency. */
export const InYen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^¥[\d,]+$/)).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=getReferralTotalCredits:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your earnings are loading.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'fault=getReferralTotalCredits:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('$120')).toBeVisible()
  },
}
