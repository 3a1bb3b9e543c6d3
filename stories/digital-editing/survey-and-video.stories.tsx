import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// What DigitalEditingScreen embeds
export default {
  ...screen,
  title: 'Digital editing/Survey and video',
  args: { path: '/researcher/digital-editing', world: 'scenario=digital-editing' },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

export const VideoPlayed: ScreenStory = {
  args: { world: 'scenario=digital-editing-open' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Play the video' }))
    const video = await canvas.findByTitle('Video about digital editing')
    await expect(video).toHaveAttribute('src', addressIn('/external/video'))
    await expect(video).toHaveFocus()
  },
}

const openSurvey = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Take the survey' }))
  const drawer = await canvas.findByRole('dialog', { name: 'Survey' })
  const frame = within(drawer).getByTitle<HTMLIFrameElement>('Survey')
  const send = (data: unknown, origin = location.origin) =>
    globalThis.dispatchEvent(
      new MessageEvent('message', { data, origin, source: frame.contentWindow }),
    )
  return { canvas, drawer, send }
}

/** It closes 2 seconds after it was submitted, and the focus is back at its button. */
export const SurveySubmitted: ScreenStory = {
  play: async ({ canvasElement, loaded }: Opened) => {
    const { canvas, drawer, send } = await openSurvey(canvasElement)
    send({ submitted: true }, 'https://elsewhere.example')
    await expect(within(drawer).queryByText('Thank you for your feedback.')).toBeNull()
    send({ submitted: true })
    await expect(await within(drawer).findByText('Thank you for your feedback.')).toBeVisible()
    await advanceClock(loaded.screen?.clock, 1_999)
    await expect(drawer).toBeVisible()
    await advanceClock(loaded.screen?.clock, 1)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Take the survey' })).toHaveFocus()
  },
}

export const SurveyClosed: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const { canvas, drawer } = await openSurvey(canvasElement)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
