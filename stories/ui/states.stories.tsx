import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { Empty } from '../../src/ui/states/empty.tsx'
import { Failed } from '../../src/ui/states/failed.tsx'
import { NearView } from '../../src/ui/states/near-view.tsx'
import { SkeletonLines, SkeletonRows } from '../../src/ui/states/skeleton.tsx'

const retry = fn<() => Promise<void>>()

const meta: Meta = { title: 'Design system/States' }
export default meta

const loading: StoryObj = {
  render: () => (
    <>
      <SkeletonRows label="Your orders are on their way." />
      <SkeletonLines lines={4} />
    </>
  ),
}
const empty: StoryObj = {
  render: () => (
    <Empty title="No orders yet" action={<Button variant="filled">Start your first order</Button>}>
      Your manuscripts and their deadlines will stand here.
    </Empty>
  ),
}
const failed: StoryObj = {
  render: () => (
    <Failed title="We could not load your orders" onRetry={retry}>
      The orders themselves are safe. Please try again in a moment.
    </Failed>
  ),
}

const dark = { globals: { scheme: 'dark' } }
export const Loading: StoryObj = loading
export const LoadingInTheDark: StoryObj = { tags: ['deep'], ...loading, ...dark }
/** Red is for what needs the person, and nothing does. */
export const NothingYet: StoryObj = {
  ...empty,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('heading', { name: 'No orders yet' }).parentElement
    await expect(box && getComputedStyle(box, '::before').backgroundColor).toBe(
      'rgb(139, 132, 116)',
    )
  },
}
export const NothingYetInTheDark: StoryObj = { tags: ['deep'], ...empty, ...dark }
export const FailedInTheDark: StoryObj = { tags: ['deep'], ...failed, ...dark }

export const FailedAndRetried: StoryObj = {
  ...failed,
  play: async ({ canvas, userEvent }) => {
    const attempt = Promise.withResolvers<void>()
    retry.mockReset().mockReturnValue(attempt.promise)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Trying again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalledTimes(1)
    attempt.resolve()
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}

export const NotNearYet: StoryObj = {
  render: () => (
    <>
      <div style={{ height: 4_000 }} />
      <NearView fallback={<SkeletonLines label="The chart is loading." />}>
        <p>The chart</p>
      </NearView>
    </>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByText('The chart is loading.')
    await expect(canvas.queryByText('The chart')).toBeNull()
    room.scrollIntoView()
    await expect(await canvas.findByText('The chart')).toBeVisible()
    await expect(canvas.queryByText('The chart is loading.')).toBeNull()
  },
}
