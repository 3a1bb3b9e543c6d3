import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ApiError } from '../../src/api/errors/api-failure.ts'
import { PageHeading } from '../../src/ui/page/layout/page-heading.tsx'
import { Empty } from '../../src/ui/states/empty.tsx'
import { bothQueries, QueryState } from '../../src/ui/states/query-state.tsx'
import { SkeletonRows } from '../../src/ui/states/skeleton.tsx'

const loadTitles = fn<() => Promise<string[]>>()
const loadCount = fn<() => Promise<number>>()

let titlesToCome: PromiseWithResolvers<string[]>

const never = () => new Promise<never>(() => {})
const failure = () => new ApiError('network', 'down')

function Titles() {
  const titles = useQuery({ queryKey: ['titles'], queryFn: loadTitles })
  return (
    <QueryState
      query={titles}
      loading={<SkeletonRows label="Your orders are loading." />}
      failedTitle="Your orders could not be loaded"
      isEmpty={(orders) => orders.length === 0}
      empty={() => <Empty title="No orders yet">Your orders will appear here.</Empty>}
    >
      {(orders) => (
        <ul>
          {orders.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function TitlesAndCount() {
  const titles = useQuery({ queryKey: ['titles'], queryFn: loadTitles })
  const count = useQuery({ queryKey: ['count'], queryFn: loadCount })
  return (
    <QueryState
      query={bothQueries(titles, count)}
      loading={<SkeletonRows label="Your orders are loading." />}
      failedTitle="Your orders could not be loaded"
      failedText="The orders themselves are safe."
      frame={(state) => (
        <section aria-label="Orders">
          <h2>Orders</h2>
          {state}
        </section>
      )}
    >
      {([orders, total]) => (
        <p>
          {orders.join(', ')} of {total}
        </p>
      )}
    </QueryState>
  )
}

function TitledByData() {
  const titles = useQuery({ queryKey: ['titles'], queryFn: loadTitles })
  return (
    <QueryState
      query={titles}
      loading={<PageHeading title="My orders" />}
      failedTitle="Your orders could not be loaded"
    >
      {([first = '']) => (
        <div>
          <PageHeading title={first} />
        </div>
      )}
    </QueryState>
  )
}

const meta: Meta = {
  title: 'Design system/QueryState',
  decorators: [
    (Story) => {
      const [client] = useState(
        () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      )
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      )
    },
  ],
  beforeEach: () => {
    loadTitles.mockReset().mockImplementation(never)
    loadCount.mockReset().mockImplementation(never)
  },
  render: () => <Titles />,
}
export default meta

export const Loading: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your orders are loading.')
  },
}

export const Failed: StoryObj = {
  beforeEach: () => void loadTitles.mockRejectedValue(failure()),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your orders could not be loaded')
    await expect(alert).toHaveTextContent('The service could not be reached.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Retrying: StoryObj = {
  beforeEach: () => void loadTitles.mockRejectedValueOnce(failure()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Trying again' })).toHaveFocus()
    await expect(loadTitles).toHaveBeenCalledTimes(2)
  },
}

export const EmptyAfterARetry: StoryObj = {
  beforeEach: () => void loadTitles.mockRejectedValueOnce(failure()).mockResolvedValueOnce([]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Full: StoryObj = {
  beforeEach: () => void loadTitles.mockResolvedValueOnce(['Sleep in bats', 'Sleep in seals']),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const FailedOneOfTwo: StoryObj = {
  beforeEach: () => {
    loadTitles.mockResolvedValueOnce(['Sleep in bats'])
    loadCount.mockRejectedValueOnce(failure()).mockResolvedValueOnce(2)
  },
  render: () => <TitlesAndCount />,
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('The orders themselves are safe.')
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Sleep in bats of 2')).toBeVisible()
    await expect([loadTitles.mock.calls.length, loadCount.mock.calls.length]).toEqual([1, 2])
    await expect(canvas.queryByRole('heading', { name: 'Orders' })).toBeNull()
  },
}

/** The heading of what loads is another element than the heading of what has loaded. */
export const FocusedWhileLoading: StoryObj = {
  beforeEach: () => {
    titlesToCome = Promise.withResolvers()
    loadTitles.mockReturnValue(titlesToCome.promise)
  },
  render: () => <TitledByData />,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'My orders' }).focus()
    titlesToCome.resolve(['Sleep in bats'])
    await expect(await canvas.findByRole('heading', { name: 'Sleep in bats' })).toHaveFocus()
  },
}

export const FocusedElsewhereWhileLoading: StoryObj = {
  beforeEach: () => void loadTitles.mockResolvedValueOnce(['Sleep in bats']),
  render: () => (
    <>
      <a href="#orders">Orders</a>
      <TitledByData />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Orders' }).focus()
    await expect(await canvas.findByRole('heading', { name: 'Sleep in bats' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus()
  },
}
