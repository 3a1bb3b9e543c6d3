import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { ApiError } from '../../src/api/errors/api-failure.ts'
import { OutagePage } from '../../src/app/startup/outage-page.tsx'
import { PlainOutage } from '../../src/app/startup/plain-outage.tsx'

const tries = {
  number: 10,
  total: 10,
  since: fixedNow,
  pause: 0,
  gaveUp: true,
  cause: new ApiError('status', 'Service Unavailable', 503),
}

/** After ten failed attempts to load the application. */
const meta = {
  title: 'Application/Outage',
  component: OutagePage,
  parameters: { layout: 'fullscreen' },
  args: { tries, busy: false, onRetry: fn() },
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
} satisfies Meta<typeof OutagePage>

export default meta

type Story = StoryObj<typeof meta>

export const GaveUp: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/We have tried 10 times since/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'support@galley.example' })).toBeVisible()
    await expect(canvas.getByText(/Please try again in a moment/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NoNetwork: Story = {
  args: { tries: { ...tries, cause: new ApiError('network', 'Failed to fetch') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/check your connection/)).toBeVisible()
  },
}

export const NoAnswer: Story = {
  args: { tries: { ...tries, cause: new ApiError('time-out', 'The start took too long.') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/took too long/)).toBeVisible()
  },
}

export const NoApplicationInTheAnswer: Story = {
  args: { tries: { ...tries, cause: new ApiError('unreadable', 'No application.') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/an unexpected response/)).toBeVisible()
  },
}

export const TryingAgain: Story = {
  args: { busy: true, tries: { ...tries, number: 3, total: 13 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Trying again: 3 of 10.')).toBeVisible()
    await expect(canvas.queryByText(/times since/)).toBeNull()
    await expect(canvas.queryByText(/Please try again in a moment/)).toBeNull()
  },
}

/** From the second attempt on: the reason, what happens next and whom to write to. */
export const NotYet: Story = {
  args: { busy: true, tries: { ...tries, number: 4, total: 4, gaveUp: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'The service isn’t responding yet', level: 1 }
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText(/^Trying again: 4 of 10\./)).toBeVisible()
    await expect(canvas.getByText(/We wait 5 seconds for an answer\./)).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Attempts' })).toHaveValue(4)
    await expect(canvas.getByText(/Our service has a problem right now\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'support@galley.example' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const BeforeTheNextAttempt: Story = {
  args: { busy: true, tries: { ...tries, number: 6, total: 6, pause: 2_000, gaveUp: false } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Next attempt in 2 seconds.', { exact: false }),
    ).toBeVisible()
  },
}

/** The file that explains more could not be loaded either. */
export const WithoutReason: Story = {
  render: (args) => <PlainOutage {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const heading = { name: 'Unable to load application', level: 1 }
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
