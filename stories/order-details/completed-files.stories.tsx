import { expect, userEvent, within } from 'storybook/test'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const world = (faults = '') => `scenario=returning-customer${faults}`
const refused = '&fault=listOrderDeliverables:refusal=generic-download-error'

// OrderPageScreen of a completed order; its other states are in order-page.stories.tsx
export default {
  ...screen,
  title: 'Orders/Completed files',
  args: { path: '/researcher/details/{orders.completedPaid}', world: world() },
}

const section = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Completed files' }))

const downloadAll = { name: 'Download all' }

/** Each file says what it is and how large it is. */
export const Files: ScreenStory = {
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await expect(await files.findByRole('button', downloadAll)).toBeVisible()
    const [tracked, clean, ...more] = files.getAllByRole('listitem')
    await expect(tracked).toHaveTextContent(
      /[(]tracked changes[)][.]docx.*Edited, with tracked changes · \d+ kB/,
    )
    await expect(clean).toHaveTextContent(/[(]clean[)][.]docx.*Edited, clean copy · \d+ kB/)
    await expect(more).toEqual([])
  },
}

/** A translation opens beside its original, too. */
export const Translation: ScreenStory = {
  args: { path: '/researcher/details/{orders.translated}', world: 'scenario=china' },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    const beside = { name: /[(]clean[)][.]docx side by side with the original$/ }
    await userEvent.click(await files.findByRole('link', beside))
    await expect(await within(canvasElement).findByText('Not translated')).toBeVisible()
  },
}

export const OnAPhone: ScreenStory = {
  tags: ['deep'],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'jp' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const files = within(await canvas.findByRole('region', { name: '完成したファイル' }))
    await expect(await files.findByRole('button', { name: 'すべてダウンロード' })).toBeVisible()
  },
}

/** The others are saved, and the broken one can be fetched again. */
export const OneFileBroken: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=downloadOrderDeliverable:500:1') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await userEvent.click(await files.findByRole('button', downloadAll))
    const alert = within(await files.findByRole('alert'))
    await expect(alert.getByText('1 file could not be downloaded')).toBeVisible()
    await expect(alert.getByText(/[(]tracked changes[)][.]docx$/)).toBeVisible()
    await expect(alert.getByText('The other files have been saved.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(
      await within(canvasElement).findByText('Your file has been downloaded.'),
    ).toBeVisible()
    await expect(files.queryByRole('alert')).toBeNull()
  },
}

export const NoFileArrives: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=downloadOrderDeliverable:500') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await userEvent.click(await files.findByRole('button', downloadAll))
    await expect(await files.findByText('2 files could not be downloaded')).toBeVisible()
    await expect(files.queryByText('The other files have been saved.')).toBeNull()
  },
}

export const Downloading: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=downloadOrderDeliverable:time-out') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await userEvent.click(await files.findByRole('button', downloadAll))
    await expect(await files.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    await expect(files.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const Cancelled: ScreenStory = {
  args: { world: world('&fault=downloadOrderDeliverable:time-out') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await userEvent.click(await files.findByRole('button', downloadAll))
    await userEvent.click(await files.findByRole('button', { name: 'Cancel' }))
    await expect(await files.findByText('The download was cancelled.')).toBeVisible()
    await expect(files.getByRole('button', downloadAll)).toHaveFocus()
    await expect(files.queryByRole('progressbar')).toBeNull()
  },
}

export const Loading: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=listOrderDeliverables:time-out') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await expect(await files.findByText('Loading. One moment, please.')).toBeInTheDocument()
  },
}

export const Refused: ScreenStory = {
  args: { world: world(refused) },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await expect(await files.findByText(/^Please check that the order is completed/)).toBeVisible()
  },
}

export const FailedAndRetried: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=listOrderDeliverables:500:1') },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await expect(await files.findByText('Your files could not be loaded')).toBeVisible()
    await userEvent.click(files.getByRole('button', { name: 'Try again' }))
    await expect(await files.findByRole('button', downloadAll)).toBeVisible()
  },
}

export const AwaitingPayment: ScreenStory = {
  args: { path: '/researcher/details/{orders.bankTransferLocked}' },
  play: async ({ canvasElement }) => {
    const files = await section(canvasElement)
    await expect(files.getByText('Awaiting payment')).toBeVisible()
    await expect(
      files.getByRole('link', { name: /^Send us the proof of payment/ }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/\/support\/index\/submission\/GX\w+\/type\/proof-of-payment$/),
    )
    await expect(files.queryByRole('button')).toBeNull()
  },
}

export const WhatComesNext: ScreenStory = {
  args: { path: '/researcher/details/{orders.reworkEligible}' },
  play: async ({ canvasElement }) => {
    const region = { name: 'What you can do next' }
    const next = within(await within(canvasElement).findByRole('region', region))
    const question = next.getByRole('link', { name: /^Ask a question about this order/ })
    await expect(question).toHaveAttribute('href', addressIn('/support'))
    await expect(question).toHaveAttribute('target', '_blank')
    const preprint = next.getByRole('link', { name: /^Share your work early as a preprint/ })
    await expect(preprint).toHaveAttribute('href', addressIn('/external/preprint'))
  },
}
