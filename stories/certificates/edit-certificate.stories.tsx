import { expect, userEvent, within } from 'storybook/test'
import { type ScreenStory, screen } from '../screen.tsx'

const editorOf = (order: string) => ({ path: `/certificate/{orders.${order}}/edit` })

// CertificateEditScreen
export default {
  ...screen,
  title: 'Certificates/Edit certificate',
  args: { ...editorOf('completedPaid'), world: 'scenario=returning-customer' },
}

export const Preview: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const authors = await canvas.findByLabelText('Authors')
    await expect(authors).toHaveValue('H. Marsh and R. Ortega')
    await userEvent.type(authors, ' and C. Ng')
    const paper = within(canvas.getByRole('article', { name: 'Editing certificate' }))
    await expect(paper.getByText('H. Marsh and R. Ortega and C. Ng')).toBeVisible()
  },
}

export const PreviewOnAPhone: ScreenStory = {
  tags: ['deep'],
  ...Preview,
  globals: { viewport: { value: 'small' }, scheme: 'dark' },
}

export const AuthorsMissing: ScreenStory = {
  tags: ['deep'],
  args: editorOf('certificateWithoutAuthors'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Please include the title and author/)).toBeVisible()
    await expect(canvas.getByText('No authors named yet')).toBeVisible()
  },
}

export const Required: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(await canvas.findByLabelText('Project title'))
    await userEvent.clear(canvas.getByLabelText('Authors'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const text of ['Please enter your project title.', 'Please enter your project authors.']) {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible()
    }
    await expect(canvas.getByText('No title yet')).toBeVisible()
  },
}

async function save(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Authors'), 'R. Ortega')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  return canvas
}

export const Saved: ScreenStory = {
  tags: ['deep'],
  args: editorOf('certificateWithoutAuthors'),
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement)
    await expect(await canvas.findByText('Your certificate has been updated.')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Download PDF' })).toBeVisible()
    await expect(canvas.getByText('R. Ortega')).toBeVisible()
  },
}

export const SaveRefused: ScreenStory = {
  args: {
    ...editorOf('certificateWithoutAuthors'),
    world: 'scenario=returning-customer&fault=saveCertificate:refusal=certificate-authors-required',
  },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement)
    const message = await canvas.findAllByText('Please enter your project authors.')
    await expect(message[0]).toBeVisible()
    await expect(canvas.getByLabelText('Authors')).toHaveValue('R. Ortega')
  },
}

export const SaveFailed: ScreenStory = {
  tags: ['deep'],
  args: {
    ...editorOf('certificateWithoutAuthors'),
    world: 'scenario=returning-customer&fault=saveCertificate:503:1',
  },
  play: async ({ canvasElement }) => {
    const canvas = await save(canvasElement)
    await expect(await canvas.findByText(/^That didn’t work/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Your certificate has been updated.')).toBeVisible()
  },
}

export const NothingToEdit: ScreenStory = {
  args: editorOf('figuresOnly'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This order has no certificate')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All certificates' })).toBeVisible()
    await expect(canvas.queryByText(/^Only the certificate changes/)).toBeNull()
  },
}
