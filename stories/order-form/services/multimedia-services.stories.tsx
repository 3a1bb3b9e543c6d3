import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { OrderFormRow } from '../../../mocks/world/rows/order-form-rows.ts'
import { advanceClock } from '../../advance-clock.ts'
import { chooseSample } from '../../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { announces, summaryIn } from '../summary/summary-in-story.ts'
import { afterMultimedia, multimediaReady, multimediaTile, toggle } from './multimedia-choices.ts'

// MultimediaServicesScreen
export default {
  ...screen,
  title: 'Order form/Multimedia services',
  args: {
    path: '/researcher/submit/multimedia-services',
    world: 'scenario=new-customer&at=multimedia-services',
  },
}

const heading = (name: string) => ({ name, level: 1 })
const lengthNotice = /^For a manuscript of 18,000 words or more/

/** Changes the order form before the story opens. */
const withForm =
  (changes: Partial<OrderFormRow>) =>
  ({ loaded: { screen: opened } }: { loaded: Record<string, OpenedScreen> }) => {
    opened?.world.orderForms.update('form-1', changes)
  }

export const NothingChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = within(await canvas.findByRole('group', { name: 'Services' }))
    const tiles = group.getAllByRole('checkbox')
    await expect(tiles).toHaveLength(3)
    await expect(tiles[0]).toHaveAccessibleName(/^Video Summary ?Recommended ?\$890 ?Due /)
    for (const each of tiles) await expect(each).not.toBeChecked()
    await expect(canvas.getByRole('button', afterMultimedia)).toHaveAccessibleDescription(
      'Please choose at least one service.',
    )
    await expect(canvas.queryByText(lengthNotice)).toBeNull()
  },
}

/** Each change is announced with the new total; going back keeps the choice. */
export const TwoChosenAndBack: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Video Summary')
    await announces('Video Summary added: total now $890')
    await toggle(canvas, 'Infographic')
    await announces('Infographic added: total now $1,450')
    await toggle(canvas, 'Graphical Abstract')
    await announces('Graphical Abstract added: total now $1,870')
    await toggle(canvas, 'Graphical Abstract')
    await announces('Graphical Abstract removed: total now $1,450')
    await multimediaReady(canvas)
    await userEvent.click(canvas.getByRole('button', afterMultimedia))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeInTheDocument()
    await expect(await canvas.findByLabelText(/^Project title/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Who is the video for/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Word count/)).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await expect(await multimediaTile(canvas, 'Video Summary')).toBeChecked()
    await expect(await multimediaTile(canvas, 'Infographic')).toBeChecked()
    await expect(await multimediaTile(canvas, 'Graphical Abstract')).not.toBeChecked()
  },
}

/** The sentence on the tile is all that there is to read. */
export const Description: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await multimediaTile(canvas, 'Graphical Abstract')).toHaveAccessibleDescription(
      'One picture shows your question, your method and your findings.',
    )
    await expect(canvas.queryByRole('link', { name: /^Learn more/ })).toBeNull()
  },
}

/** Nobody states the length here: the server reads it in the files. */
export const LongManuscript: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const goal = { name: /^Create a video or illustration/ }
    await userEvent.click(await canvas.findByRole('radio', goal))
    await chooseSample(canvasElement, 'english-18001')
    await canvas.findByText('Uploaded')
    await userEvent.click(canvas.getByRole('button', { name: 'See services for your files' }))
    await multimediaTile(canvas, 'Video Summary')
    await waitFor(async () => {
      await advanceClock(loaded.screen?.clock, 1_000)
      await expect(canvas.getByText(lengthNotice)).toBeVisible()
    })
    await toggle(canvas, 'Infographic')
    await multimediaReady(canvas)
  },
}

export const InTheDarkOnAPhone: ScreenStory = {
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  beforeEach: withForm({ wordCount: 18_000 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Video Summary')
    await expect(canvas.getByText(lengthNotice)).toBeVisible()
    await multimediaReady(canvas)
  },
}

/** Staff who act as a customer see no notice about the length. */
export const Staff: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=impersonated-multimedia' },
  beforeEach: withForm({ wordCount: 40_001 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Graphical Abstract')
    await multimediaReady(canvas)
    await expect(canvas.queryByText(lengthNotice)).toBeNull()
    await userEvent.click(canvas.getByRole('button', afterMultimedia))
    await expect(await canvas.findByRole('heading', heading('Project details'))).toBeInTheDocument()
  },
}

export const Visitor: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&at=multimedia-services' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await toggle(canvas, 'Infographic')
    await multimediaReady(canvas)
    const summary = await summaryIn(canvas)
    await expect(await summary.findByLabelText('Currency')).toBeVisible()
  },
}

export const JapanInYen: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=japan&at=multimedia-services' },
  play: async ({ canvasElement }) => {
    const video = await multimediaTile(within(canvasElement), 'Video Summary')
    await expect(video).toHaveAccessibleName(/¥[\d,]+/)
  },
}

/** An administrator added it for good. */
export const ServiceThatStays: ScreenStory = {
  beforeEach: withForm({
    additions: [{ serviceIdentity: 'svc-video', quantity: 1 }],
    fixedAdditions: ['svc-video'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const video = await multimediaTile(canvas, 'Video Summary')
    await expect(video).toBeChecked()
    await expect(video).toBeDisabled()
    await expect(video).toHaveAccessibleDescription(
      /This is part of your order and can’t be removed\./,
    )
    await multimediaReady(canvas)
  },
}
