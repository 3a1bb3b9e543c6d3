import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { MessageKind } from '../../src/ui/messages/message-queue.ts'
import { MessageRegion } from '../../src/ui/messages/message-region.tsx'
import { dismissMessage, showMessage } from '../../src/ui/messages/message-store.ts'
import { announcements } from '../announcements.ts'

const texts: Record<MessageKind, string> = {
  success: 'Your address has been saved.',
  info: 'A newer version of this report is being made.',
  warning: 'This order already has a title that you used before.',
  error: 'We could not delete the report. Please try again.',
}

const show = (kind: MessageKind) => showMessage({ key: kind, kind, text: () => texts[kind] })

const clean = () => {
  for (const kind of Object.keys(texts)) dismissMessage(kind)
}

const meta: Meta<typeof MessageRegion> = {
  title: 'Design system/Messages',
  component: MessageRegion,
  beforeEach: () => clean,
}
export default meta

type Story = StoryObj<typeof MessageRegion>
type Play = NonNullable<Story['play']>

const one =
  (kind: MessageKind): Play =>
  async ({ canvas }) => {
    show(kind)
    await expect(await canvas.findByText(texts[kind])).toBeVisible()
    const alerts = canvas.queryAllByRole('alert')
    await expect(alerts).toHaveLength(kind === 'error' ? 1 : 0)
    if (kind !== 'error') {
      await waitFor(() => expect(announcements()).toEqual([expect.stringContaining(texts[kind])]))
    }
  }

export const Success: Story = { play: one('success') }
export const Info: Story = { play: one('info') }
export const Warning: Story = { play: one('warning') }
export const AnError: Story = { play: one('error') }
export const SuccessInTheDark: Story = {
  tags: ['deep'],
  play: one('success'),
  globals: { scheme: 'dark' },
}
export const WarningInTheDark: Story = {
  tags: ['deep'],
  play: one('warning'),
  globals: { scheme: 'dark' },
}
export const ErrorInTheDark: Story = { play: one('error'), globals: { scheme: 'dark' } }

export const ErrorsStay: Story = {
  play: async ({ canvas, userEvent }) => {
    show('success')
    show('error')
    await expect(await canvas.findByText(texts.error)).toBeVisible()
    show('info')
    await expect(canvas.getByText(texts.error)).toBeVisible()
    await expect(canvas.getByText('2 more')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss this message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(texts.success)).toBeVisible()
    await expect(canvas.queryByText(texts.error)).toBeNull()
  },
}
