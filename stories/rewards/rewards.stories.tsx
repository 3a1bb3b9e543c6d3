import { expect, spyOn, userEvent, within } from 'storybook/test'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// RewardsScreen
export default {
  ...screen,
  title: 'Rewards/Rewards',
  args: { path: '/researcher/rewards', world: 'scenario=elite' },
}

export const HighestLevel: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const levels = await canvas.findByRole('list', { name: 'Levels' })
    const own = within(levels).getByRole('heading', { name: 'Elite' }).closest('li')
    await expect(own).toHaveAttribute('aria-current', 'true')
    await expect(own).toHaveTextContent('4,000 points or more')
    const scale = canvas.getByRole('meter', { name: 'The highest level' })
    await expect(scale).toHaveAttribute('aria-valuenow', '3')
    await expect(canvas.getByText('You’ve reached the highest level.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^[\d,]+ points$/, level: 2 })).toBeVisible()
    const codes = await canvas.findByRole('table', { name: 'Your promo codes' })
    await expect(within(codes).getAllByRole('row')).toHaveLength(2)
  },
}

export const ProgressToTheNextLevel: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = await canvas.findByRole('meter', { name: 'Progress to Elite' })
    await expect(bar).toHaveAttribute('aria-valuetext', '46%')
    await expect(canvas.getByText('2,160 points to Elite')).toBeVisible()
    await expect(canvas.getByText('1,840 of 4,000 points')).toBeVisible()
    await expect(await canvas.findByText('No codes available')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Current promotions' })).toBeNull()
  },
}

/** The scale is as wide as its levels, each of which begins below its mark. */
export const LevelsBelowTheirScale: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scale = (await canvas.findByRole('meter')).getBoundingClientRect()
    const levels = canvas.getByRole('list', { name: 'Levels' }).getBoundingClientRect()
    await expect(levels.width).toBeCloseTo(scale.width, 0)
    await expect(levels.left).toBeCloseTo(scale.left, 0)
    const history = canvas.getByRole('heading', { name: 'Points history' }).getBoundingClientRect()
    const ways = canvas.getByRole('heading', { name: 'Ways to earn rewards' })
    await expect(ways.getBoundingClientRect().top).toBeLessThan(history.top)
  },
}

export const UsedCodesShown: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 used code' }))
    const codes = canvas.getByRole('table', { name: 'Your promo codes' })
    const used = within(codes).getByText('Used').closest('tr')
    await expect(used).toHaveTextContent('PREMIER-')
    await expect(within(codes).getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide 1 used code' }))
    await expect(within(codes).queryByText('Used')).toBeNull()
  },
}

export const CodeCopied: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy code AUTUMN12' }))
    await expect(written).toHaveBeenCalledWith('AUTUMN12')
    await expect(await canvas.findByText(/^Code AUTUMN12 copied\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
    // The message is sticky, so it is visible on a scrolled page.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const message = canvas.getByText(/^Code AUTUMN12 copied\./).getBoundingClientRect()
    await expect(message.top).toBeGreaterThanOrEqual(0)
    await expect(message.bottom).toBeLessThanOrEqual(innerHeight)
    // A second copy replaces the first confirmation.
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code FIGURES20' }))
    await expect(await canvas.findByText(/^Code FIGURES20 copied\./)).toBeVisible()
    await expect(canvas.queryByText('1 more')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy code AUTUMN12' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus()
  },
}

export const CopyingNotAllowed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const refusal = new DOMException('Write permission denied.', 'NotAllowedError')
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy code AUTUMN12' }))
    await expect(await canvas.findByText(/Please copy this by hand: AUTUMN12/)).toBeVisible()
  },
}

const chart = { name: /^Line chart: your points over time\./ }

/** The figure is loaded when it is about to be seen. */
async function pointsFigure(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const history = await canvas.findByRole('region', { name: 'Points history' })
  await within(history).findByRole('table')
  history.scrollIntoView()
  return within(await within(history).findByRole('figure'))
}

export const PointsOverTime: ScreenStory = {
  args: { world: 'scenario=returning-customer' },
  play: async ({ canvasElement }) => {
    const figure = await pointsFigure(canvasElement)
    await expect(await figure.findByText(/^From 0 to 1,840 points since/)).toBeVisible()
    const line = await figure.findByRole('img', chart)
    await expect(line).toBeVisible()
    // The next level shows how far it is.
    await expect(within(line).getByText('Premier')).toBeVisible()
    await expect(within(line).getByText('Elite')).toBeVisible()
    await expect(within(line).queryByText('Welcome')).toBeNull()
  },
}

/** Of seven pages the newest five. */
export const LongHistory: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const figure = await pointsFigure(canvasElement)
    await expect(await figure.findByRole('img', chart)).toBeVisible()
    const { calls }: OpenedScreen = loaded.screen
    const loads = calls.all().filter(({ operation }) => operation === 'loadRewardHistory')
    await expect(loads).toHaveLength(5)
  },
}

export const PointsOverTimeSmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const figure = await pointsFigure(canvasElement)
    await expect(await figure.findByRole('img', chart)).toBeVisible()
    await expectNoOverflow()
  },
}

export const SecondPage: ScreenStory = {
  args: { path: '/researcher/rewards?page=2' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/page 2 of 7/)).toBeVisible()
    const history = canvas.getByRole('table', { name: 'Points history' })
    await expect(within(history).getAllByRole('row')).toHaveLength(11)
  },
}

export const NoSuchPage: ScreenStory = {
  args: { path: '/researcher/rewards?page=90' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('There is no page 90')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 7/)).toBeVisible()
  },
}

const calls = ['loadLoyalty', 'loadLoyaltyLevels', 'loadRewardHistory']
const all = (fault: string) => calls.map((call) => `&fault=${call}:${fault}`).join('')

export const Loading: ScreenStory = {
  args: { world: `scenario=elite${all('time-out')}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The levels are loading.')).toBeInTheDocument()
    await expect(canvas.getByText('Your codes are loading.')).toBeInTheDocument()
    await expect(canvas.getByText('Your points are loading.')).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: `scenario=elite${all('500:1')}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The levels could not be loaded')).toBeVisible()
    const retry = async (name: string) => {
      const failed = canvas.getByText(name).closest('[role="alert"]')
      if (!(failed instanceof HTMLElement)) throw new Error(`${name} is no alert.`)
      await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    }
    await retry('The levels could not be loaded')
    await expect(await canvas.findByRole('list', { name: 'Levels' })).toBeVisible()
    await retry('Your points could not be loaded')
    await expect(await canvas.findByRole('table', { name: 'Points history' })).toBeVisible()
    await retry('Your codes could not be loaded')
    await expect(await canvas.findByRole('table', { name: 'Your promo codes' })).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 1 of 7/)).toBeVisible()
    await expectNoOverflow()
  },
}
