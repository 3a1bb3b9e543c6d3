import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { chooseFile, chooseSample } from './chosen-file.ts'

// GrammarCheckScreen
export default {
  ...screen,
  title: 'Grammar check/Upload',
  args: { path: '/researcher/grammar-check', world: 'scenario=assessments' },
}

const anonymous = { world: 'scenario=anonymous' }
const newCustomer = { world: 'scenario=new-customer' }
const oldForm = { world: 'scenario=new-customer&flag=upload_files_ui:off' }
const begin = { name: 'Begin Check' }
const thesis = 'Thesis chapter 2.docx'

export const PastAssessments: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/14 assessments/)).toBeVisible()
    const heading = { level: 2, name: 'Your Language Assessment Scores' }
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Check a manuscript' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What happens to your file' })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
    await expect(canvas.getByText('Processing')).toBeVisible()
    await expect(canvas.getByText('Not completed')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Score: 6.8 out of 10' })).toBeVisible()
    const rowOf = (name: string) => canvas.getByRole('link', { name }).closest('li')
    const verdict = /Needs editing\s·\s59th percentile\s·\sUploaded November 2, 2026$/
    await expect(rowOf('Stream temperature v3.docx')).toHaveTextContent(verdict)
    // A percentile among manuscripts in English says nothing of another language.
    await expect(rowOf('城市公园绿地.docx')).toHaveTextContent(/Not in English\s·\sUploaded/)
  },
}

export const SecondPage: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/grammar-check?page=2' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 2 of 2/)).toBeVisible()
  },
}

export const InvalidPage: ScreenStory = {
  tags: ['deep'],
  args: { path: '/researcher/grammar-check?page=two' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/page 1 of 2/)).toBeVisible()
  },
}

export const PageBeyondTheLast: ScreenStory = {
  args: { path: '/researcher/grammar-check?page=9' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('link', { name: 'First page' }))
    await expect(await canvas.findByText(/page 1 of 2/)).toBeVisible()
  },
}

export const FailedOneDeleted: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = { name: 'Delete Thesis chapter 2.docx' }
    await userEvent.click(await canvas.findByRole('button', button))
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Thesis chapter 2.docx deleted')).toBeVisible()
    await expect(await canvas.findByText(/13 assessments/)).toBeVisible()
  },
}

/** Then another tab deletes it. */
export const DeletingFails: ScreenStory = {
  args: { world: 'scenario=assessments&fault=archiveLanguageAssessment:500:1' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { world }: OpenedScreen = loaded.screen
    const row = [...world.assessments.all()].find(({ name }) => name === thesis)
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${thesis}` }))
      const dialog = within(await canvas.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    }
    await remove()
    const failure = await canvas.findByText(/could not be deleted/)
    await expect(failure).toBeVisible()
    await expect(canvas.getByText(/14 assessments/)).toBeVisible()
    world.assessments.update(row?.identity ?? '', { archived: true })
    await remove()
    await expect(await canvas.findByText(/^We could not find this report/)).toBeVisible()
    await expect(failure).not.toBeInTheDocument()
  },
}

export const ListLoading: ScreenStory = {
  args: { world: 'scenario=assessments&fault=searchLanguageAssessments:time-out' },
  play: async ({ canvasElement }) => {
    const message = 'Your past assessments are loading.'
    await expect(await within(canvasElement).findByText(message)).toBeInTheDocument()
  },
}

export const ListFailedAndRetried: ScreenStory = {
  args: { world: 'scenario=assessments&fault=searchLanguageAssessments:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText(/14 assessments/)).toBeVisible()
  },
}

export const NoneYet: ScreenStory = {
  args: newCustomer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Welcome\. See/)).toBeVisible()
    await expect(canvas.getByText('Sample report')).toBeVisible()
    await expect(canvas.queryByText(/A discount for you/)).toBeNull()
    await expect(canvas.queryByLabelText('I’m not a robot')).toBeNull()
  },
}

export const Anonymous: ScreenStory = {
  args: anonymous,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('I’m not a robot')).toBeVisible()
    await expect(canvas.getByText(/^Welcome/)).toBeVisible()
    await expect(canvas.getByText('A discount for you')).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  },
}

export const AnonymousIsNotAllowed: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=anonymous&flag=anonymous_language_assessment:off' },
  play: async ({ canvasElement }) => {
    const heading = { level: 1, name: 'Sign in' }
    await expect(await within(canvasElement).findByRole('heading', heading)).toBeVisible()
  },
}

export const OldForm: ScreenStory = {
  tags: ['deep'],
  args: oldForm,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await chooseSample(canvasElement, 'doc')
    await waitFor(() =>
      expect(canvas.getByRole('button', begin)).not.toHaveAttribute('aria-disabled'),
    )
  },
}

export const EveryFieldRequired: ScreenStory = {
  args: anonymous,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', begin)
    await expect(button).toHaveAccessibleDescription(/begin once your manuscript has been/)
    await chooseSample(canvasElement, 'doc')
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Please agree to the terms/))
    await userEvent.click(canvas.getByLabelText(/I agree to the/))
    await expect(button).toHaveAccessibleDescription(/not a robot/)
    await userEvent.click(await canvas.findByLabelText('I’m not a robot'))
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

export const WrongTypeByName: ScreenStory = {
  args: newCustomer,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', begin)
    await chooseSample(canvasElement, 'photo')
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
    const reason = 'It is in PNG format. Please save it as .doc or .docx.'
    await expect(canvas.getByText(reason)).toBeVisible()
    const calls = loaded.screen.calls.all()
    await expect(
      calls.some(({ operation }: { operation: string }) => operation === 'uploadFile'),
    ).toBe(false)
    await expect(canvas.getByRole('button', begin)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const WrongTypeByBytes: ScreenStory = {
  args: newCustomer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', begin)
    await chooseSample(canvasElement, 'pdf-named-docx')
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
    await expect(canvas.getByText(/^Its content doesn’t match its name/)).toBeVisible()
    await expect(canvas.getByRole('button', begin)).toHaveAttribute('aria-disabled', 'true')
  },
}

const tooLarge = 'It is larger than 100 MB. Please choose a smaller one.'

export const TooLargeToSend: ScreenStory = {
  args: newCustomer,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', begin)
    const file = new File(['x'], 'Thesis.docx')
    Object.defineProperty(file, 'size', { value: 100 * 2 ** 20 + 1 })
    await chooseFile(canvasElement, file)
    await expect(await canvas.findByText(tooLarge)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull()
    const calls = loaded.screen.calls.all()
    await expect(
      calls.some(({ operation }: { operation: string }) => operation === 'uploadFile'),
    ).toBe(false)
  },
}

export const TooLargeForTheServer: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&fault=uploadFile:413' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', begin)
    await chooseSample(canvasElement, 'doc')
    await expect(await canvas.findByText(tooLarge)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull()
  },
}

export const UploadFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=new-customer&fault=uploadFile:network:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', begin)
    const name = await chooseSample(canvasElement, 'doc')
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Retry: ${name}` }))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Remove: ${name}` }))
    await expect(canvas.getByRole('button', begin)).toHaveAttribute('aria-disabled', 'true')
  },
}
