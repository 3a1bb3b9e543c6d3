import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { ApiError } from '../../src/api/errors/api-failure.ts'
import { OutagePage } from '../../src/app/startup/outage-page.tsx'

const tries = {
  number: 10,
  total: 10,
  since: fixedNow,
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
    await expect(canvas.getByText(/13 times since/)).toBeVisible()
    await expect(canvas.queryByText(/Please try again in a moment/)).toBeNull()
  },
}
