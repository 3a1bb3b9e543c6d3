import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pathWithFacts } from '../../mocks/scenarios/path-with-facts.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// OrderPageScreen; its confirmations are in thank-you.stories.tsx
export default {
  ...screen,
  title: 'Orders/Order page',
  args: { path: '/researcher/details/{orders.received}', world: 'scenario=returning-customer' },
}

const title = (name: string | RegExp) => ({ name, level: 1 })

export const Received: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We’re finding the right editor')).toBeVisible()
    await expect(canvas.getByRole('heading', title(/^GX/))).toBeVisible()
    const rail = within(canvas.getByRole('complementary', { name: 'Your order' }))
    await expect(rail.getByText('Premium Editing')).toBeVisible()
    const time = rail.getByRole('meter', { name: 'Time elapsed before the deadline' })
    await expect(time).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+%$/))
    await expect(rail.getByText(/^Ordered/)).toHaveTextContent(/^Ordered \d{4}-\d\d-\d\d$/)
    const today = rail.getByText('Today').getBoundingClientRect()
    const bar = time.getBoundingClientRect()
    await expect(today.left).toBeGreaterThanOrEqual(bar.left)
    await expect(today.right).toBeLessThanOrEqual(bar.right)
    await expect(rail.getByRole('button', { name: /^Download .+[.]docx$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to my orders' })).toHaveAttribute(
      'href',
      '/en/researcher',
    )
  },
}

/** However its number is typed. */
export const NamedAsPrinted: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('We’re finding the right editor')
    const { router, facts }: OpenedScreen = loaded.screen
    const number = pathWithFacts('{orders.inProgress}', facts)
    await router.navigate({
      to: '/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}',
      params: { lang: 'en', externalId: number.toLowerCase() },
    })
    await expect(await canvas.findByRole('heading', title(number))).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${number} – Galley`))
  },
}

export const InProgress: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.inProgress}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your editor is at work')).toBeVisible()
  },
}

/** The time that is left ends on the day itself; afterwards the bar has nothing to say. */
export const InProgressAfterItsDeadline: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.inProgress}' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('meter')).toBeVisible()
    await advanceClock(loaded.screen?.clock, 60 * 86_400_000)
    await waitFor(() => expect(canvas.queryByRole('meter')).toBeNull())
  },
}

export const AwaitingFiles: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.awaitingFiles}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Send files' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send files' }))
    await expect((await canvas.findAllByText('Please choose your manuscript.'))[0]).toBeVisible()
  },
}

/** Staff may send figures of any order. */
export const AwaitingFilesForStaff: ScreenStory = {
  args: { path: '/researcher/details/{orders.awaitingFiles}', world: 'scenario=impersonator' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Send files' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: /^Your figures and tables/ })).toBeVisible()
  },
}

export const OnHold: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.onHold}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('On hold')).toBeVisible()
  },
}

export const CompletedAndPaid: ScreenStory = {
  args: { path: '/researcher/details/{orders.completedPaid}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Download all' })).toBeVisible()
    const number = canvas.getByRole('heading', title(/^GX/))
    const name = number.nextElementSibling ?? number
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    await expect(size(name)).toBeGreaterThan(size(number))
    const certificate = canvas.getByRole('link', { name: 'Editing certificate' })
    await expect(certificate).toHaveAttribute(
      'href',
      expect.stringMatching(/^[/]en[/]certificate[/]GX/),
    )
    await expect(
      canvas.getByRole('link', { name: /^Ask a question about this order/ }),
    ).toBeVisible()
    await expect(canvas.queryByText('Now')).toBeNull()
  },
}

export const CompletedAndUnpaid: ScreenStory = {
  args: { path: '/researcher/details/{orders.completedUnpaid}' },
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Awaiting payment')).toBeVisible()
    await expect(canvas.getAllByText(/awaiting payment/i)).toHaveLength(1)
    await expect(canvas.getByText(/^Please pay \$/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Show all steps'))
    await expect(canvas.getByText(/^Please pay \$/)).toBeVisible()
    await expect(canvas.getByText(/^Your files are finished\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download all' })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /^Pay \$/ })).toHaveLength(1)
  },
}

/** A re-edit is requested first, a rework starts at once. */
export const AnotherRound: ScreenStory = {
  args: { path: '/researcher/details/{orders.reworkEligible}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('link', { name: 'Request a free re-edit' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/en\/researcher\/index\/re-edit\/GX\w+$/))
    const rework = canvas.getByRole('link', { name: 'Request a scientific rework' })
    await expect(rework).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/order-form\/rework\/GX\w+$/),
    )
  },
}

export const InYen: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/details/{orders.translating}', world: 'scenario=japan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText(/^¥[\d,]+$/))[0]).toBeVisible()
  },
}

export const Cancelled: ScreenStory = {
  args: { path: '/researcher/details/{orders.cancelled}' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('Cancelled'))[0]).toBeVisible()
    await expect(canvas.queryByText('Deadline')).toBeNull()
    await expect(canvas.getByText('Nothing to pay')).toBeVisible()
    await expect(canvas.queryByText('Not invoiced yet')).toBeNull()
  },
}

export const Unknown: ScreenStory = {
  args: { path: '/researcher/details/GX222222' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this order')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
  },
}

export const NoOrderNumber: ScreenStory = {
  args: { path: '/researcher/details/no_number' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this order')).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=getOrderPayment:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Please wait while we load your order')).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=getOrderPayment:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('We’re finding the right editor')).toBeVisible()
  },
}

export const Failed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=returning-customer&fault=getOrderPayment:500' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
