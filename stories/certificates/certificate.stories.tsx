import { expect, userEvent, within } from 'storybook/test'
import { announcements } from '../announcements.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const certificateOf = (order: string) => ({ path: `/certificate/{orders.${order}}` })

// CertificateScreen
export default {
  ...screen,
  title: 'Certificates/Certificate',
  args: { ...certificateOf('completedPaid'), world: 'scenario=returning-customer' },
}

const authorsNeeded =
  'Please include the title and author(s) that you would like displayed on your certificate.'

export const Complete: ScreenStory = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paper = await canvas.findByRole('article', { name: 'Editing certificate' })
    await expect(within(paper).getByText('H. Marsh and R. Ortega')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Download files of / })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit title and authors' })).toBeVisible()
  },
}

export const CompleteOnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paper = await canvas.findByRole('article', { name: 'Editing certificate' })
    const download = canvas.getByRole('link', { name: 'Download PDF' }).getBoundingClientRect()
    await expect(download.bottom).toBeLessThan(paper.getBoundingClientRect().top)
  },
}

export const CompleteInTheDark: ScreenStory = {
  tags: ['deep'],
  ...Complete,
  globals: { scheme: 'dark' },
}

export const WithoutAuthors: ScreenStory = {
  args: certificateOf('certificateWithoutAuthors'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(authorsNeeded)).toBeVisible()
    await expect(canvas.getByText('No authors named yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add authors' })).toBeVisible()
  },
}

export const DownloadedWithoutAuthors: ScreenStory = {
  tags: ['deep'],
  args: certificateOf('certificateWithoutAuthors'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }))
    await expect(await canvas.findByLabelText('Authors')).toBeVisible()
    await expect(await canvas.findByText(authorsNeeded)).toBeVisible()
  },
}

export const Unpaid: ScreenStory = {
  args: certificateOf('completedUnpaid'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Your edited files can be downloaded once/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Download files/ })).toBeNull()
  },
}

export const FilesRefused: ScreenStory = {
  args: {
    world:
      'scenario=returning-customer&fault=listCertificateDeliverables:refusal=generic-download-error',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Download files of / }))
    await expect(await canvas.findByText(/downloaded\. Please check that the order/)).toBeVisible()
  },
}

/** The files are made when they are first asked for. */
export const FilesBeingPrepared: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=listCertificateDeliverables:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const download = await canvas.findByRole('button', { name: /^Download files of / })
    await userEvent.click(download)
    const status = await canvas.findByText('Preparing your download…')
    await expect(status).toBeVisible()
    await expect(announcements()).toContain('Preparing your download…')
    await expect(download).toHaveAttribute('aria-disabled', 'true')
  },
}

export const NotIssuedYet: ScreenStory = {
  args: certificateOf('inProgress'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your certificate is not issued yet')).toBeVisible()
    await expect(canvas.getByText('Deadline')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to this order' })).toBeVisible()
  },
}

export const NotEdited: ScreenStory = {
  args: certificateOf('figuresOnly'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This order has no certificate')).toBeVisible()
  },
}

const unknown = (path: string): ScreenStory => ({
  args: { path },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^We could not find order/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to my orders' })).toBeVisible()
  },
})

export const UnknownOrder: ScreenStory = unknown('/certificate/GX222222')

export const NoOrderNumber: ScreenStory = {
  tags: ['deep'],
  ...unknown(`/certificate/${'x'.repeat(65)}`),
}

export const Loading: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=searchOrders:time-out' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your certificate is loading.')).toBeInTheDocument()
    await expect(canvas.queryByText('Loading. One moment, please.')).not.toBeInTheDocument()
    const main = canvas.getByRole('main')
    // As high as what comes: a page with a certificate does not jump.
    await expect(main.getBoundingClientRect().height).toBeGreaterThan(750)
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: 'scenario=returning-customer&fault=searchOrders:500:1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your certificate could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('H. Marsh and R. Ortega')).toBeVisible()
  },
}
