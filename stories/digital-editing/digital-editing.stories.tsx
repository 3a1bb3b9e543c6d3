import { expect, userEvent, waitFor, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { advanceClock } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'

// DigitalEditingScreen
export default {
  ...screen,
  title: 'Digital editing/Overview',
  args: { path: '/researcher/digital-editing', world: 'scenario=digital-editing' },
}

type Opened = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

const region = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }))

const uploadForm = { name: 'Edit a manuscript' }
const subscribe = { name: 'Subscribe' }
const play = { name: 'Play the video' }

/** What is left of the subscription, the form, and edits of every status. */
export const Subscribed: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Annual subscription')).toBeVisible()
    const access = await region(canvasElement, 'Your access')
    await expect(access.getByText(/^Active until/)).toBeVisible()
    await expect(access.getByRole('link', { name: 'Add another year' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/researcher\/digital-editing\/subscribe$/),
    )
    await expect(canvas.getByRole('form', uploadForm)).toBeVisible()
    const edits = await region(canvasElement, 'Your edits')
    await expect(await edits.findByText(/^34 edits/)).toBeVisible()
    const rows = edits.getAllByRole('listitem')
    await expect(rows).toHaveLength(30)
    await expect(rows[1]).toHaveTextContent(/Completed\s·\sUploaded/)
    await expect(
      edits.getByRole('link', { name: 'Changes in Stream temperature v3.docx' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/digital-editing\/details\/[^/]+\/changes$/))
    await expect(edits.queryByRole('link', { name: /^Changes in Thesis/ })).toBeNull()
    const links = edits.getAllByRole('link', { name: /[.]docx?$/ })
    await expect(links.filter((title) => title.scrollWidth > title.clientWidth)).toEqual([])
    await expect(edits.getByText('Processing')).toBeVisible()
    await expect(edits.getAllByText('Failed')).toHaveLength(3)
    await expect(canvas.queryByRole('button', play)).toBeNull()
    await expect(canvas.queryByRole('link', subscribe)).toBeNull()
  },
}

export const SubscribedOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'jp' },
  play: async ({ canvasElement }) => {
    const edits = await region(canvasElement, '校正一覧')
    await expect((await edits.findAllByRole('listitem')).length).toBe(30)
    const regionOf = (name: string) => within(canvasElement).getByRole('region', { name })
    await expect(regionOf('ご利用状況').compareDocumentPosition(regionOf('校正一覧'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
}

/** Links beside the work: the store of the add-in and the help center. */
export const AboutAndFeedback: ScreenStory = {
  play: async ({ canvasElement }) => {
    const about = await region(canvasElement, 'About digital editing')
    const addIn = about.getByRole('link', { name: /^Get the add-in for Microsoft Office/ })
    await expect(addIn).toHaveAttribute('href', addressIn('/external/add-in'))
    await expect(addIn).toHaveAttribute('target', '_blank')
    const feedback = await region(canvasElement, 'Feedback')
    const question = feedback.getByRole('link', { name: /^Ask us a question/ })
    await expect(question).toHaveAttribute('href', addressIn('/support'))
  },
}

export const SecondPage: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/digital-editing?page=2' },
  play: async ({ canvasElement }) => {
    const edits = await region(canvasElement, 'Your edits')
    await expect(await edits.findByText(/page 2 of 2/)).toBeVisible()
    await expect(edits.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const PageBeyondTheLast: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/digital-editing?page=9' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 2/)).toBeVisible()
  },
}

/** The finished edit is announced, and nothing is looked up any more. */
export const ProcessingThenCompleted: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Processing')).toBeVisible()
    const name = 'Nitrate after the flood.docx'
    // The first look may be under way still.
    await waitFor(async () => {
      await advanceClock(loaded.screen?.clock, 30_000)
      await expect(canvas.getByText(`${name} is ready to download.`)).toBeInTheDocument()
    })
    await expect(canvas.getByRole('button', { name: `Download ${name}` })).toBeVisible()
    await expect(canvas.queryByText('Processing')).toBeNull()
    const callsBefore = loaded.screen?.calls.all().length
    await advanceClock(loaded.screen?.clock, 120_000)
    await expect(loaded.screen?.calls.all().length).toBe(callsBefore)
  },
}

/** The form gives way to the offer the minute the subscription ends. */
export const SubscriptionEnds: ScreenStory = {
  args: { world: 'scenario=digital-editing-last-day' },
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('form', uploadForm)).toBeVisible()
    await advanceClock(loaded.screen?.clock, 2 * 3_600_000)
    await expect(await canvas.findByText('No subscription')).toBeVisible()
    await expect(canvas.queryByRole('form', uploadForm)).toBeNull()
    await expect(canvas.getByText(/^Expired on/)).toBeVisible()
    await expect(canvas.getByRole('link', subscribe)).toBeVisible()
  },
}

/** It can still be downloaded. */
export const EditOfAnEndedSubscription: ScreenStory = {
  args: { world: 'scenario=digital-editing-last-day' },
  play: async ({ canvasElement, loaded }: Opened) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('form', uploadForm)
    await advanceClock(loaded.screen?.clock, 2 * 3_600_000)
    await canvas.findByText('No subscription')
    const name = 'Nitrate after the flood.docx'
    await userEvent.click(await canvas.findByRole('link', { name }))
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: `Download ${name}` })).toBeVisible()
  },
}

/** Nobody who has never used it sees a list; the video is not loaded yet. */
export const NotSubscribed: ScreenStory = {
  args: { world: 'scenario=digital-editing-open' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No subscription')).toBeVisible()
    const card = await region(canvasElement, 'Subscribe to digital editing')
    await expect(card.getByText('$119 for one year')).toBeVisible()
    await expect(card.getByText('Save 30%')).toBeVisible()
    await expect(card.getByRole('link', subscribe)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/researcher\/digital-editing\/subscribe$/),
    )
    await expect(canvas.queryByRole('region', { name: 'Your access' })).toBeNull()
    await expect(canvas.queryByRole('form', uploadForm)).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Your edits' })).toBeNull()
    await expect(canvasElement.querySelector('iframe, video')).toBeNull()
  },
}

export const SubscriptionEnded: ScreenStory = {
  args: { world: 'scenario=digital-editing-ended' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Expired on/)).toBeVisible()
    await expect(canvas.getByText(/^Subscribe to upload more manuscripts/)).toBeVisible()
    const edits = await region(canvasElement, 'Your edits')
    await expect(await edits.findByText('3 edits')).toBeVisible()
    await expect(canvas.queryByRole('form', uploadForm)).toBeNull()
  },
}

/** A group greets its members; nothing is subscribed, and yet manuscripts can be uploaded. */
export const Trial: ScreenStory = {
  args: { world: 'scenario=digital-editing-trial' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Welcome, member of the Society/)).toBeVisible()
    await expect(canvas.getByText('Free trial')).toBeVisible()
    await expect(canvas.getByRole('form', uploadForm)).toBeVisible()
    await expect(canvas.getByRole('link', subscribe)).toBeVisible()
    await expect(await canvas.findByText('No edits yet')).toBeVisible()
  },
}

export const TrialByItsLink: ScreenStory = {
  args: {
    path: '/researcher/digital-editing/free-trial',
    world: 'scenario=digital-editing-trial',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('form', uploadForm)).toBeVisible()
    await expect(canvas.queryByText('The free trial is over.')).toBeNull()
  },
}

export const TrialIsOver: ScreenStory = {
  args: {
    path: '/researcher/digital-editing/free-trial',
    world: 'scenario=digital-editing-open',
  },
  play: async ({ canvasElement }) => {
    const message = 'The free trial is over.'
    await expect(await within(canvasElement).findByText(message)).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=digital-editing&fault=loadDigitalEditing:time-out' },
  play: async ({ canvasElement }) => {
    const message = 'Digital editing is loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=digital-editing&fault=loadDigitalEditing:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Digital editing could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Annual subscription')).toBeVisible()
  },
}

export const NotAllowed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-off' },
  play: async ({ canvasElement, loaded }: Opened) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
    await expect(loaded.screen?.router.state.location.pathname).toMatch(/\/researcher$/)
  },
}

export const Launched: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=rubriq' },
  play: async ({ canvasElement, loaded }: Opened) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
    await expect(loaded.screen?.router.state.location.pathname).toMatch(/\/rubriq\/?$/)
  },
}
