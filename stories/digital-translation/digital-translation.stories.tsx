import { expect, userEvent, waitFor, within } from 'storybook/test'
import { advanceClock, advanceOnceAnswered } from '../advance-clock.ts'
import { type ScreenStory, screen } from '../screen.tsx'

// DigitalTranslationScreen
export default {
  ...screen,
  title: 'Digital translation/Overview',
  args: { path: '/researcher/digital-translations', world: 'scenario=digital-translation' },
}

const usedUp = { world: 'scenario=digital-translation-used-up' }
const neverUsed = { world: 'scenario=digital-editing-open' }
const heading = (name: string, level = 1) => ({ name, level })
const yourPackages = { name: 'Your packages' }

export const UsesLeft: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 translations left')).toBeVisible()
    await expect(canvas.getByText('2 for Spanish to English / Portuguese to English')).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Translate a manuscript' })).toBeVisible()
    await expect(await canvas.findByText('7 translations')).toBeVisible()
    await expect(canvas.getByText('Processing')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Download / })).toHaveLength(5)
    const packages = within(canvas.getByRole('region', yourPackages))
    await expect(packages.getAllByRole('listitem')).toHaveLength(2)
    await expect(packages.getByText('1 expired package')).toBeVisible()
    await expect(packages.getByText(/2 of 5 translations left/)).toBeVisible()
  },
}

export const FailedCannotBeDeleted: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^upload an intact .docx file/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Thesis chapter 2/ })).toBeNull()
  },
}

export const UsesUpWithEarlierUploads: ScreenStory = {
  args: usedUp,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Buy a package to translate another manuscript'),
    ).toBeVisible()
    await expect(canvas.getAllByText('No translations left')[0]).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(await canvas.findByText(/page 1 of 2/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose a package' })).toBeVisible()
  },
}

export const SecondPage: ScreenStory = {
  tags: ['deep'],
  args: { ...usedUp, path: '/researcher/digital-translations?page=2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 2 of 2/)).toBeVisible()
  },
}

export const PageBeyondTheLast: ScreenStory = {
  tags: ['deep'],
  args: { ...usedUp, path: '/researcher/digital-translations?page=9' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 2/)).toBeVisible()
  },
}

export const NothingBoughtYet: ScreenStory = {
  args: neverUsed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Buy a package to begin')).toBeVisible()
    await expect(canvas.getByText('No package yet')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Your translations' })).toBeNull()
    await expect(canvas.getAllByRole('link', { name: /package$/ })).toHaveLength(1)
    await expect(canvas.queryByRole('region', yourPackages)).toBeNull()
  },
}

export const WithStatus: ScreenStory = {
  args: { path: '/researcher/digital-translations/success' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = heading('Digital translation')
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
    const link = navigation.getByRole('link', { name: 'Digital editing' })
    await expect(link).toHaveAttribute('href', '/en/researcher/digital-editing')
  },
}

export const PackagesOfEachLanguage: ScreenStory = {
  args: { world: 'scenario=digital-editing-open&flag=chinese_digital_translation:on' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = within(await canvas.findByRole('region', { name: 'Prices' }))
    await expect(card.getAllByRole('listitem')).toHaveLength(6)
    await userEvent.selectOptions(card.getByLabelText('Language'), 'Chinese to English')
    await expect(card.getAllByRole('listitem')).toHaveLength(3)
    await expect(card.getByText('$250')).toBeVisible()
    await expect(card.getByText('$200')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Choose a package' })
    const address = '/en/researcher/digital-translations/purchase?language=chinese-to-english'
    await expect(link).toHaveAttribute('href', address)
  },
}

export const ChineseNotOffered: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation&flag=chinese_digital_translation:off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('2 translations left')).toBeVisible()
    const form = within(canvas.getByRole('form'))
    const options = within(form.getByLabelText('Language')).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a language',
      'Spanish to English',
      'Portuguese to English',
    ])
  },
}

export const PackagesLoading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation&fault=loadDigitalOrders:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('7 translations')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Translate a manuscript' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const PackagesFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=digital-translation&fault=loadDigitalOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your packages could not be loaded')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('3 translations left')).toBeVisible()
  },
}

export const ListLoading: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation&fault=searchDigitalOrders:time-out' },
  play: async ({ canvasElement }) => {
    const message = 'Your translations are loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const ListFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation&fault=searchDigitalOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('7 translations')).toBeVisible()
  },
}

export const BecomesReady: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Processing')).toBeVisible()
    await advanceOnceAnswered(loaded.screen, 5 * 60_000)
    await waitFor(() => expect(canvas.queryByText('Processing')).toBeNull())
    await expect(canvas.getAllByRole('button', { name: /^Download / })).toHaveLength(6)
  },
}

export const Deleted: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = { name: 'Delete Revised for resubmission.doc' }
    await userEvent.click(await canvas.findByRole('button', button))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Revised for resubmission.doc deleted')).toBeVisible()
    await expect(await canvas.findByText('6 translations')).toBeVisible()
  },
}

export const DeletingFails: ScreenStory = {
  args: { world: 'scenario=digital-translation&fault=archiveDigitalOrder:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = { name: 'Delete Revised for resubmission.doc' }
    await userEvent.click(await canvas.findByRole('button', button))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(/could not be deleted/)).toBeVisible()
    await expect(canvas.getByText('7 translations')).toBeVisible()
  },
}

export const FileInTheArchive: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const downloads = await canvas.findAllByRole('button', { name: /^Download / })
    await userEvent.click(downloads.at(-1) ?? document.body)
    await expect(await canvas.findByText(/We have moved it to our archive/)).toBeVisible()
  },
}

export const PackageExpires: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('3 translations left')).toBeVisible()
    await advanceClock(loaded.screen?.clock, 246 * 86_400_000)
    await expect(await canvas.findByText('1 translation left')).toBeVisible()
    const packages = within(canvas.getByRole('region', yourPackages))
    await expect(packages.getByText('2 expired packages')).toBeVisible()
    await advanceClock(loaded.screen?.clock, 80 * 86_400_000)
    const offer = 'Buy a package to translate another manuscript'
    await expect(await canvas.findByText(offer)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const NotSoldHere: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-off' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: /^Welcome/, level: 1 }),
    ).toBeVisible()
  },
}

export const RubriqLaunched: ScreenStory = {
  args: { world: 'scenario=rubriq' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', heading('Rubriq'))).toBeVisible()
    await expect(canvas.getByText(/Rubriq replaces digital editing/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Digital translation' })).toBeNull()
  },
}
