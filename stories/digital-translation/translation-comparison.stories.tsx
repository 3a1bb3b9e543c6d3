import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

const world = (fault: string) => `scenario=digital-translation&fault=${fault}`

// TranslationComparisonScreen; what is compared is in side-by-side/compared-documents.stories.tsx
export default {
  ...screen,
  title: 'Digital translation/Side by side',
  args: {
    path: '/researcher/digital-translations/details/{translations.completed}/side-by-side',
    world: 'scenario=digital-translation',
  },
}

export const Compared: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('region', { name: 'Paragraphs to check' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Introducción' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Download / })).toBeVisible()
  },
}

/** The number of a paragraph stands on the line of its first label. */
export const ComparedOnAPhone: ScreenStory = {
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
  play: async (context) => {
    await Compared.play?.(context)
    const canvas = within(context.canvasElement)
    const number = canvas.getByText('2').getBoundingClientRect()
    const label = canvas.getAllByText('Original', { selector: '[data-pair="1"] p' })[0]
    await expect(label?.getBoundingClientRect().top).toBe(number.top)
  },
}

/** However many lines the first row of each takes. */
export const TablesAtOneHeight: ScreenStory = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const [original, translation] = await within(canvasElement).findAllByRole('table')
    const top = original?.getBoundingClientRect().top
    await expect(translation?.getBoundingClientRect().top).toBe(top)
  },
}

/** From the list, which compares only what is finished and was sent as .docx. */
export const FromTheList: ScreenStory = {
  args: { path: '/researcher/digital-translations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = await canvas.findAllByRole('link', { name: /side by side with its translation$/ })
    for (const link of links) await expect(link).toHaveAccessibleName(/[.]docx side/)
    await userEvent.click(links[0] ?? canvasElement)
    await expect(await canvas.findByRole('region', { name: 'Paragraphs to check' })).toBeVisible()
  },
}

const nothing = (path: string): ScreenStory => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We could not find this translation')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to your translations' })).toBeVisible()
  },
})

export const InTheArchive: ScreenStory = nothing(
  '/researcher/digital-translations/details/{translations.archived}/side-by-side',
)

export const OlderFormat: ScreenStory = {
  tags: ['deep'],
  ...nothing('/researcher/digital-translations/details/{translations.oldFormat}/side-by-side'),
}

export const Unknown: ScreenStory = {
  tags: ['deep'],
  ...nothing('/researcher/digital-translations/details/translation-999/side-by-side'),
}

export const Loading: ScreenStory = {
  args: { world: world('downloadDigitalOrder:time-out') },
  play: async ({ canvasElement }) => {
    const message = 'The two files are being downloaded.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: world('downloadDigitalOrder:500:1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The files could not be downloaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Introducción' })).toBeVisible()
  },
}
