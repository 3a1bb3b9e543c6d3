import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../../screen.tsx'

/** A journal and its website are saved. */
export default {
  ...screen,
  title: 'Order form/Journal',
  args: { path: '/researcher/submit/details', world: 'scenario=order-questions' },
}

type Canvas = ReturnType<typeof within>

const journal = (canvas: Canvas) => canvas.findByRole('combobox', { name: /^Target journal/ })
const website = (canvas: Canvas) => canvas.getByLabelText(/^Journal website/)
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))

/** Sets the value at once, because typing is slow. */
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

const notFound = 'No journal found by this name. We’ll take it as you type it.'

export const Saved: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await journal(canvas)).toHaveValue('Freshwater Biology')
    await expect(website(canvas)).toHaveValue('https://onlinelibrary.wiley.com/journal/13652427')
    await expect(canvas.getByText('Start typing to choose a journal')).toBeVisible()
  },
}

export const Found: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'plant')
    const options = await canvas.findAllByRole('option')
    await expect(options.length).toBeLessThanOrEqual(10)
    await enter(await journal(canvas), 'frontiers in plant')
    await canvas.findByText('1 journal found. Choose it with the arrow keys or keep typing.')
    await userEvent.click(await journal(canvas))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await journal(canvas)).toHaveValue('Frontiers in Plant Science')
    await expect(await canvas.findByText('Its website has been filled in below.')).toBeVisible()
    await expect(website(canvas)).toHaveValue('https://www.frontiersin.org/journals/plant-science')
    await userEvent.type(await journal(canvas), 's')
    await expect(website(canvas)).toHaveValue('')
    await expect(
      canvas.getByText('The website of the previous journal has been removed.'),
    ).toBeVisible()
  },
}

export const FoundSmallAndDark: ScreenStory = {
  tags: ['deep'],
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'plant')
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0)
  },
}

export const TypedWebsiteStays: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'elife')
    await enter(website(canvas), 'https://elifesciences.org/for-authors')
    await userEvent.click(await canvas.findByRole('option', { name: /^eLife/ }))
    await expect(await journal(canvas)).toHaveValue('eLife')
    await submit(canvas)
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(website(canvas)).toHaveValue('https://elifesciences.org/for-authors')
  },
}

export const NoneFound: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'Annals of Streams')
    await expect(await canvas.findByText(notFound)).toBeVisible()
    await expect(await journal(canvas)).toHaveValue('Annals of Streams')
  },
}

/** A failed search shows the same text as an empty result. */
export const ServiceFailing: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-questions&fault=searchJournals:500' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'plant')
    await expect(await canvas.findByText(notFound)).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}

export const TooShort: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'pl ')
    await expect(await journal(canvas)).toHaveAttribute('aria-expanded', 'false')
    await enter(await journal(canvas), 'pla')
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0)
  },
}

export const WebsiteWithoutProtocol: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await journal(canvas)
    await enter(website(canvas), 'onlinelibrary.wiley.com')
    await submit(canvas)
    await expect(
      await canvas.findAllByText('Your journal website must start with http:// or https://'),
    ).not.toHaveLength(0)
  },
}

export const OtherJournalWithTheSavedWebsite: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), 'Annals of Streams')
    await submit(canvas)
    await expect(await canvas.findAllByText(/^You named another journal/)).not.toHaveLength(0)
    await enter(website(canvas), '')
    await waitFor(() => expect(canvas.queryAllByText(/^You named another journal/)).toHaveLength(0))
  },
}

export const RequiredMissing: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await enter(await journal(canvas), '')
    await canvas.findByLabelText('Area of study')
    await submit(canvas)
    await expect(
      await canvas.findAllByText(
        'You have selected a service that requires you to enter journal details.',
      ),
    ).not.toHaveLength(0)
  },
}

/** Premium Editing does not ask for a journal. */
export const NotAskedFor: ScreenStory = {
  args: { world: 'scenario=order-form' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText(/^Project title/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Journal information' })).toBeNull()
  },
}
