import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CallRecord } from '../../../mocks/backend/calls/call-record.ts'
import { type SampleName, sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'
import { advanceClock } from '../../advance-clock.ts'
import { type ScreenStory, screen } from '../../screen.tsx'

type Play = Parameters<NonNullable<ScreenStory['play']>>[0]

export default {
  ...screen,
  title: 'Order form/Manuscript details',
  args: {
    path: '/researcher/submit/manuscript-services',
    world: 'scenario=order-form&at=manuscript-services',
  },
}

/** Starts at the first step, where no word count has been entered. */
const fromFirstStep = (settings = '') => ({
  path: '/researcher/submit/get-started',
  world: `scenario=new-customer${settings}`,
})

const findCard = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Manuscript details' }))

/** Leaves length and language to the server. */
async function clearFilledFields(canvas: ReturnType<typeof within>) {
  await canvas.findByText('Counted in your files.')
  await userEvent.clear(canvas.getByLabelText(/^Word count/))
  const language = canvas.getByLabelText(/^Language of the manuscript/)
  await userEvent.selectOptions(language, 'Choose a language')
}

async function upload({ canvasElement }: Play, sample: SampleName) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
  const { fileName, type, bytes } = sampleManuscript(sample)
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, new File([bytes], fileName, { type }))
  await canvas.findAllByText(/Uploaded/)
  return canvas
}

async function goToServices({ canvasElement }: Play) {
  const next = within(canvasElement).getByRole('button', { name: 'Choose my services' })
  await userEvent.click(next)
  return findCard(canvasElement)
}

async function handIn(context: Play, sample: SampleName) {
  const canvas = await upload(context, sample)
  if (sample !== 'doc') await clearFilledFields(canvas)
  return goToServices(context)
}

const callsOf = ({ loaded }: Play, name: string): number =>
  loaded.screen?.calls.all().filter(({ operation }: CallRecord) => operation === name).length ?? 0

/** Advances the clock, poll by poll, until the text is visible. */
const poll = ({ loaded }: Play, read: () => HTMLElement) =>
  waitFor(async () => {
    await advanceClock(loaded.screen?.clock, 1_000)
    await expect(read()).toBeVisible()
  })

const comparing = 'We are comparing this with your files…'

const pollUntilRead = ({ loaded }: Play, card: ReturnType<typeof within>) =>
  waitFor(async () => {
    await advanceClock(loaded.screen?.clock, 1_000)
    await expect(card.queryByText(comparing)).not.toBeInTheDocument()
  })

export const Detected: ScreenStory = {
  args: fromFirstStep(),
  play: async (context) => {
    const card = await handIn(context, 'english-5200')
    await expect(await card.findByText('We are reading your manuscript…')).toBeVisible()
    await poll(context, () => card.getByText(/^We counted 5,200 words in English\./))
    await expect(card.getByText('5,200 words')).toBeVisible()
    await expect(card.getByText('Counted in your files.')).toBeVisible()
  },
}

/** The server reads the files although their length and language are filled in, and shown. */
export const FilledFromTheFile: ScreenStory = {
  tags: ['deep'],
  args: fromFirstStep(),
  play: async (context) => {
    const canvas = await upload(context, 'english-5200')
    await canvas.findByText('Counted in your files.')
    const card = await goToServices(context)
    await expect(await card.findByText(comparing)).toBeVisible()
    await expect(card.getByText('5,200 words')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Edit manuscript details' })).toBeVisible()
    await pollUntilRead(context, card)
    await expect(callsOf(context, 'getDocumentDetails')).toBeGreaterThan(1)
    await expect(callsOf(context, 'getDocumentDetails')).toBeLessThanOrEqual(5)
    await expect(callsOf(context, 'saveManuscriptDetails')).toBe(0)
    await expect(card.getByText('5,200 words')).toBeVisible()
  },
}

/** What the person typed stays, and is compared with what the server counts. */
export const TypedAndCounted: ScreenStory = {
  tags: ['deep'],
  args: fromFirstStep(),
  play: async (context) => {
    const canvas = await upload(context, 'english-5200')
    await canvas.findByText('Counted in your files.')
    const words = canvas.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, '2000')
    const card = await goToServices(context)
    await poll(context, () =>
      card.getByText(/^You entered 2,000 words\. We counted 5,200 words in your files/),
    )
    await expect(callsOf(context, 'saveManuscriptDetails')).toBe(0)
  },
}

/** Five failures leave what is filled in. */
export const FilledAndPollsFail: ScreenStory = {
  tags: ['deep'],
  args: fromFirstStep('&fault=getDocumentDetails:503'),
  play: async (context) => {
    const canvas = await upload(context, 'english-5200')
    await canvas.findByText('Counted in your files.')
    const card = await goToServices(context)
    await pollUntilRead(context, card)
    await expect(card.getByText('5,200 words')).toBeVisible()
    await expect(callsOf(context, 'getDocumentDetails')).toBe(5)
    await expect(card.queryByText(/^We couldn’t read your files/)).not.toBeInTheDocument()
  },
}

export const Chinese: ScreenStory = {
  tags: ['deep'],
  args: fromFirstStep(),
  play: async (context) => {
    const card = await handIn(context, 'chinese')
    await poll(context, () => card.getByText(/^We counted .* words in Chinese\./))
  },
}

export const NotReadable: ScreenStory = {
  tags: ['deep'],
  args: fromFirstStep(),
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async (context) => {
    const card = await handIn(context, 'doc')
    await poll(context, () => card.getByText(/^We couldn’t (read|find everything in) your files/))
    await expect(card.getByLabelText(/^Word count/)).toHaveValue('')
  },
}

/** Polling stops after five failures. */
export const PollsFail: ScreenStory = {
  args: fromFirstStep('&fault=getDocumentDetails:503'),
  play: async (context) => {
    const card = await handIn(context, 'english-5200')
    await poll(context, () => card.getByText(/^We couldn’t read your files/))
    const polls = () => callsOf(context, 'getDocumentDetails')
    await expect(polls()).toBe(5)
    await advanceClock(context.loaded.screen?.clock, 10_000)
    await userEvent.selectOptions(card.getByLabelText(/^Language of the manuscript/), 'English')
    await userEvent.type(card.getByLabelText(/^Word count/), '5,200')
    await userEvent.click(card.getByRole('button', { name: 'Save manuscript details' }))
    await expect(await card.findByText('5,200 words')).toBeVisible()
    await expect(polls()).toBe(5)
  },
}

export const DetectionSwitchedOff: ScreenStory = {
  args: fromFirstStep('&flag=language_detection:off'),
  play: async (context) => {
    const card = await handIn(context, 'english-5200')
    await expect(card.getByLabelText(/^Word count/)).toHaveValue('')
    await expect(card.queryByText('We are reading your manuscript…')).not.toBeInTheDocument()
  },
}

export const FoundButNotSaved: ScreenStory = {
  args: fromFirstStep('&fault=saveManuscriptDetails:500:1'),
  play: async (context) => {
    const card = await handIn(context, 'english-5200')
    await poll(context, () => card.getByText(/^What we read in your files was not saved\./))
    await expect(card.getByLabelText(/^Word count/)).toHaveValue('5200')
  },
}

export const Edited: ScreenStory = {
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: 'Edit manuscript details' }))
    await expect(card.getByText(/please choose your service and delivery again/)).toBeVisible()
    const words = card.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, '1000000')
    await userEvent.click(card.getByRole('button', { name: 'Save manuscript details' }))
    await expect(
      card.getAllByText(/^The word count must be a whole number from 1 to 999,999/),
    ).not.toHaveLength(0)
    await userEvent.clear(words)
    await userEvent.type(words, '5300')
    await userEvent.click(card.getByRole('button', { name: 'Save manuscript details' }))
    await expect(await card.findByText('5,300 words')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Edit manuscript details' })).toBeVisible()
  },
}

export const NotSaved: ScreenStory = {
  tags: ['deep'],
  args: {
    world: 'scenario=order-form&at=manuscript-services&fault=saveManuscriptDetails:500:1',
  },
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: 'Edit manuscript details' }))
    const words = card.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, '4000')
    await userEvent.click(card.getByRole('button', { name: 'Save manuscript details' }))
    await expect(await card.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(words).toHaveValue('4000')
  },
}

/** The entered word count and the counted one are in different price ranges. */
export const CountsDiffer: ScreenStory = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const card = await findCard(canvasElement)
    await userEvent.click(await card.findByRole('button', { name: 'Edit manuscript details' }))
    const words = card.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, '2000')
    await userEvent.click(card.getByRole('button', { name: 'Save manuscript details' }))
    await expect(
      await card.findByText(/^You entered 2,000 words\. We counted 5,200 words in your files/),
    ).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Use our count of 5,200 words' }))
    await waitFor(() => expect(card.queryByText('The word counts differ')).not.toBeInTheDocument())
    await expect(card.getByText('5,200 words')).toBeVisible()
  },
}
