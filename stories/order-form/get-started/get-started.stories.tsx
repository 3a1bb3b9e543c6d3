import { expect, userEvent, within } from 'storybook/test'
import { chooseFile, chooseSample } from '../../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../../screen.tsx'
import type { OpenedScreen } from '../../screen-world.ts'

// GetStartedScreen
export default {
  ...screen,
  title: 'Order form/Get started',
  args: { path: '/researcher/submit/get-started', world: 'scenario=new-customer' },
}

const heading = (name: string) => ({ name, level: 1 })

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', { name: /^Edit my manuscript/ })).toBeVisible()
    const onward = canvas.getByRole('button', { name: 'See services for your files' })
    await expect(onward).toHaveAccessibleDescription(
      'Please tell us what we can do for you. Please choose your files, or tick that you’ll upload them later.',
    )
    const summary = canvas.getByRole('complementary', { name: 'Order summary' })
    await expect(within(summary).getByRole('heading', { name: 'For this order' })).toBeVisible()
    await expect(within(summary).queryByText('Order summary')).toBeNull()
    await expect(within(summary).queryByText('No services yet')).toBeNull()
    await expect(within(summary).queryByRole('button', { name: 'Show summary' })).toBeNull()
    const next = within(summary).getByRole('heading', { name: 'What happens next' })
    await expect(next).toBeVisible()
    await expect(
      canvas.getByText(/^Researchers have trusted our editors for \d+ years\.$/),
    ).toBeVisible()
  },
}

export const WordsInsteadOfFiles: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '5,200')
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
  },
}

export const WordCountOutOfRange: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '1000000')
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(
      canvas.getAllByText(/^The word count must be a whole number from 1 to 999,999/),
    ).not.toHaveLength(0)
  },
}

export const SaveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&fault=saveBasicDetails:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: "I'll upload my files later" }))
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).getByText(/^There was a problem saving your order:/)).toBeVisible()
    await expect(within(dialog).queryByText('Stay on this page')).toBeNull()
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go Back' }))
    await expect(canvas.getByRole('radio', { name: /^Edit my manuscript/ })).toBeChecked()
  },
}

export const LoadFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=startOrderForm:500:1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { calls }: OpenedScreen = loaded.screen
    const starts = () => calls.all().filter(({ operation }) => operation === 'startOrderForm')
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await expect(starts()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', { name: /^Edit my manuscript/ })).toBeVisible()
    await expect(starts()).toHaveLength(2)
  },
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=startOrderForm:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Please wait while we load your order')).toBeVisible()
  },
}

export const FileUploaded: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    const name = await chooseSample(canvasElement, 'english-3000')
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
    const summary = canvas.getByRole('complementary', { name: 'Order summary' })
    await expect(within(summary).getByText(name)).toBeInTheDocument()
  },
}

export const UploadFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=new-customer&fault=uploadFile:503:1' },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('radio', { name: /^Edit my manuscript/ })
    const name = await chooseSample(canvasElement, 'english-3000')
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Retry: ${name}` }))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
  },
}

export const WrongFileType: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('radio', { name: /^Edit my manuscript/ })
    await chooseFile(canvasElement, new File(['words'], 'notes.txt'))
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
  },
}

/** Another goal hides the chosen manuscript but keeps it. */
export const FiguresOnly: ScreenStory = {
  args: { world: 'scenario=order-form&at=get-started' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const manuscript = 'Sleep and walking in older adults.docx'
    const work = await canvas.findByRole('form', { name: 'Start your order' })
    await expect(within(work).getByText(manuscript)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Format my figures/ }))
    await expect(canvas.getByRole('group', { name: 'Your figures and tables' })).toBeVisible()
    await expect(within(work).queryByText(manuscript)).not.toBeInTheDocument()
    await expect(canvas.queryByLabelText(/^Word count/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: /^Edit my manuscript/ }))
    await expect(within(work).getByText(manuscript)).toBeVisible()
  },
}

export const EnglishIsNotTranslated: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Translate my manuscript/ }))
    await userEvent.type(canvas.getByLabelText(/^Word count/), '5200')
    const language = canvas.getByLabelText(/^Language of the manuscript/)
    await userEvent.selectOptions(language, 'English')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(
      await canvas.findAllByText(/^An English manuscript does not need to be translated/),
    ).not.toHaveLength(0)
  },
}

/** Without the wide upload form, an order needs files or the promise to upload them later. */
export const FilesOnly: ScreenStory = {
  args: { world: 'scenario=new-customer&flag=upload_files_ui:off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Edit my manuscript/ }))
    await expect(canvas.queryByLabelText(/^Word count/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose my services' }))
    await expect(
      await canvas.findAllByText(
        'Please choose your files, or tick that you’ll upload them later.',
      ),
    ).not.toHaveLength(0)
  },
}

export const NothingChosen: ScreenStory = {
  args: { world: 'scenario=new-customer&flag=upload_files_ui:off' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^See services/ }))
    await expect(await canvas.findAllByText('Please make a selection')).not.toHaveLength(0)
  },
}
