import { expect, userEvent, waitFor, within } from 'storybook/test'
import { chooseFile, chooseSample } from '../grammar-check/chosen-file.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import { withReedit, withRework } from './rework-steps.ts'
import { uploadReference } from './upload-reference.ts'

const reworking = 'scenario=returning-customer&at=rework-get-started'

// ReworkGetStartedScreen
export default {
  ...screen,
  title: 'Order form/Start another round',
  args: { path: '/researcher/submit/rework-get-started', world: reworking },
}

const heading = (name: string) => ({ name, level: 1 })
const premium = { name: /^Premium Rework/ }
const later = { name: "I'll upload my files later" }
const next = { name: 'See price and delivery' }

export const Empty: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByRole('heading', heading('Start another round')),
    ).toBeInTheDocument()
    const order = within(await canvas.findByRole('region', { name: 'Your earlier order' }))
    await expect(order.getByRole('link', { name: /^GX/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/researcher\/details\/GX\w+$/),
    )
    await expect(order.queryByText('Discount')).toBeNull()
    const round = within(canvas.getByRole('region', { name: 'This round' }))
    await expect(round.getByRole('radio', { name: /^Standard Rework.*from \$/ })).toBeEnabled()
    await expect(round.getByRole('radio', premium)).toBeEnabled()
    await expect(round.getByText(/a second editor then reviews it\.$/)).toBeVisible()
    await expect(round.getByText('Your revised manuscript')).toBeVisible()
    const rail = within(canvas.getByRole('complementary', { name: 'Order summary' }))
    const titles = rail.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles).toEqual(['For this order', 'Good to know'])
    const next = canvas.getByRole('button', { name: 'See price and delivery' })
    await expect(next).toHaveAccessibleDescription(
      'Please choose a service. Please choose your files, tick that you’ll upload them later, or enter the word count and language.',
    )
  },
}

/** A re-edit of Premium Editing. */
export const FreeReedit: ScreenStory = {
  tags: ['deep'],
  args: {
    path: '/researcher/index/re-edit/{orders.completedPaid}',
    world: 'scenario=returning-customer',
  },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const link = await canvas.findByRole('link', { name: 'Continue' })
    const begin = withReedit(link.getAttribute('href') ?? '', async () => {
      await expect(await canvas.findByText('Your re-edit is free')).toBeVisible()
      await expect(canvas.getByRole('radio', premium)).toHaveAccessibleName(/from \$57 ?Free/)
      await userEvent.click(canvas.getByRole('radio', premium))
    })
    await begin(context)
  },
}

const attached = 'Answer to the reviewers.docx'

/** The answer to the reviewers comes along, and can be removed. */
export const ReeditWithAnswer: ScreenStory = {
  args: {
    path: '/researcher/index/re-edit/{orders.completedPaid}',
    world: 'scenario=returning-customer&fault=saveDetails:500:1',
  },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    const link = await canvas.findByRole('link', { name: 'Continue' })
    const address = `${link.getAttribute('href')}?referenceFile=${await uploadReference(attached)}`
    const begin = withReedit(address, async () => {
      const files = within(
        await canvas.findByRole('region', { name: 'Reference files for your editor' }),
      )
      await expect(files.getByText(attached)).toBeVisible()
      const remove = files.getByRole('button', { name: `Remove: ${attached}` })
      await userEvent.click(remove)
      await expect(await files.findByText('The file could not be removed')).toBeVisible()
      await userEvent.click(remove)
      await waitFor(() => expect(canvas.queryByText(attached)).toBeNull())
    })
    await begin(context)
  },
}

/** What the server has; the length can be corrected, so the services stay open. */
export const TooLongBefore: ScreenStory = {
  args: { path: '/researcher' },
  play: withRework(45_000, 'rework-get-started', async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('radio', premium)).toBeChecked()
    await expect(canvas.getAllByText('Not available for a text of this length.')).toHaveLength(2)
    const words = canvas.getByLabelText(/^Word count/)
    await userEvent.clear(words)
    await userEvent.type(words, '5200')
    await userEvent.click(canvas.getByRole('radio', { name: /^Standard Rework/ }))
    await userEvent.click(canvas.getByRole('button', next))
    await expect(await canvas.findByRole('radio', { name: /^Standard Rework/ })).toBeChecked()
  }),
}

export const FileUploaded: ScreenStory = {
  tags: ['deep'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', premium))
    const name = await chooseSample(canvasElement, 'english-3000')
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', next))
    await expect(
      await canvas.findByRole('heading', heading('Choose a service')),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('radio', premium)).toBeChecked()
    const summary = canvas.getByRole('complementary', { name: 'Order summary' })
    await expect(within(summary).getByText(name)).toBeInTheDocument()
  },
}

export const UploadFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: `${reworking}&fault=uploadFile:503:1` },
  globals: { scheme: 'dark', viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('radio', premium)
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
    await canvas.findByRole('radio', premium)
    await chooseFile(canvasElement, new File(['words'], 'notes.txt'))
    await expect(await canvas.findByText('Filetype not allowed')).toBeVisible()
  },
}

export const NoServiceChosen: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', later))
    await userEvent.click(canvas.getByRole('button', next))
    await expect(await canvas.findByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(canvas.getAllByText('Please choose a service.')).not.toHaveLength(0)
    const form = within(canvas.getByRole('form', { name: 'Start another round' }))
    await expect(form.getByRole('region', { name: 'Your earlier order' })).toBeVisible()
  },
}

/** Without the wide upload form, files are sent now or later. */
export const FilesOnly: ScreenStory = {
  tags: ['deep'],
  args: { world: `${reworking}&flag=upload_files_ui:off` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', premium))
    await expect(canvas.queryByLabelText(/^Word count/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', next))
    await expect(
      await canvas.findAllByText(
        'Please choose your files, or tick that you’ll upload them later.',
      ),
    ).not.toHaveLength(0)
  },
}

export const SaveFailed: ScreenStory = {
  tags: ['deep'],
  args: { world: `${reworking}&fault=saveReworkBasicDetails:500:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', premium))
    await userEvent.click(canvas.getByRole('checkbox', later))
    await userEvent.click(canvas.getByRole('button', next))
    const dialog = await canvas.findByRole('alertdialog')
    await expect(within(dialog).getByText(/^There was a problem saving your order:/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('link', { name: 'Go Back' }))
    await expect(canvas.getByRole('radio', premium)).toBeChecked()
  },
}

export const LoadFailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: `${reworking}&fault=startOrderForm:500:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your order could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', premium)).toBeVisible()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: `${reworking}&fault=startOrderForm:time-out` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Please wait while we load your order')).toBeVisible()
  },
}
