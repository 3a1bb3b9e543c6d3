import { expect, userEvent, waitFor, within } from 'storybook/test'
import { graceLindqvist, samuelOkafor } from '../../mocks/scenarios/builders/people.ts'
import { keepDraft } from '../../src/domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { readDraft, writeDraft } from '../../src/ui/form/draft/draft-store.ts'
import { expectNoOverflow } from '../expect-no-overflow.ts'
import { type ScreenStory, screen } from '../screen.tsx'

const world = (faults = '') => `scenario=prepaid${faults}`

// PersonalDataScreen
export default {
  ...screen,
  title: 'Account/Your data',
  args: { path: '/account/data', world: world() },
}

const own = { name: 'prepay new', owner: samuelOkafor.identity }
const others = { name: 'testimonial', owner: graceLindqvist.identity }

function keepDrafts() {
  const record = { id: 'kept', values: { amount: '400' }, files: {}, isTouched: true }
  for (const draft of [own, others]) writeDraft(safeLocalStorage, draft, record)
  return {}
}

const region = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('region', { name }))

const exportCard = (canvasElement: HTMLElement) => region(canvasElement, 'Take your data with you')

const download = { name: 'Download everything' }

export const Usual: ScreenStory = {
  loaders: [keepDrafts],
  play: async ({ canvasElement }) => {
    const orders = await region(canvasElement, 'Orders')
    const [, summary] = await orders.findAllByText(/^Files of GX/)
    if (summary) await userEvent.click(summary)
    await expect(await orders.findByText('Sent by you')).toBeVisible()
    await expect(orders.getByText(/[(]Edited, clean copy[)]$/)).toBeVisible()
    await expect(orders.getByRole('button', { name: /^Download .*[.]docx$/ })).toBeVisible()
    await expect(orders.getByRole('link', { name: /[(]clean[)][.]docx$/ })).toBeVisible()
    await expect(orders.getByText(/anyone who has its code can see and download it/)).toBeVisible()
    const account = await region(canvasElement, 'Your account')
    await expect(account.getByText('samuel.okafor@example.edu')).toBeVisible()
    const drafts = await region(canvasElement, 'Drafts on this device')
    await expect(await drafts.findByText('New prepayment')).toBeVisible()
    await expect(drafts.getByRole('listitem')).toHaveTextContent(
      /^New prepaymentKept 2026-\d\d-\d\d \d\d:\d\d$/,
    )
    await expect(drafts.queryByText('Testimonial')).toBeNull()
    const letter = within(canvasElement).getByRole('link', { name: 'Write to our support team' })
    await expect(decodeURIComponent(letter.getAttribute('href') ?? '')).toMatch(
      /^mailto:support@galley[.]example[?]subject=Please delete my data [(]samuel[.]okafor@/,
    )
  },
}

export const NothingKept: ScreenStory = {
  args: { world: 'scenario=new-customer' },
  play: async ({ canvasElement }) => {
    const files = await region(canvasElement, 'Your files')
    await expect(await files.findByText('You have no orders.')).toBeVisible()
    await expect(await files.findByText('You have no checked manuscripts.')).toBeVisible()
    await expect(await files.findByText('You have no digital edits.')).toBeVisible()
    const drafts = await region(canvasElement, 'Drafts on this device')
    await expect(drafts.getByText('There are no drafts on this device.')).toBeVisible()
    await expect(drafts.queryByRole('button')).toBeNull()
  },
}

/** Files of orders, checks and edits by page; what the site does not sell is left out. */
export const ManyPages: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=assessments&flag=digital_translation:off' },
  play: async ({ canvasElement }) => {
    const checks = await region(canvasElement, 'Grammar Check')
    await waitFor(() => expect(checks.getAllByRole('listitem')).toHaveLength(10))
    await userEvent.click(checks.getByRole('button', { name: 'Show older checked manuscripts' }))
    await waitFor(() => expect(checks.getAllByRole('listitem')).toHaveLength(14))
    await expect(checks.getByRole('list')).toHaveFocus()
    await expect(checks.queryByRole('button')).toBeNull()
    await expect(
      within(canvasElement).queryByRole('region', { name: 'Digital translation' }),
    ).toBeNull()
  },
}

/** What has an order form, but no order yet. */
export const UnfinishedOrder: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=order-form&at=details' },
  play: async ({ canvasElement }) => {
    const form = await region(canvasElement, 'Unfinished order')
    await expect(await form.findByText(/[.]docx?$/)).toBeVisible()
  },
}

/** The rest of the page stays. */
export const OneCallFails: ScreenStory = {
  args: { world: world('&fault=searchDigitalEdits:500:1') },
  play: async ({ canvasElement }) => {
    const edits = await region(canvasElement, 'Digital editing')
    await expect(await edits.findByText('Your digital edits could not be loaded')).toBeVisible()
    const orders = await region(canvasElement, 'Orders')
    await waitFor(() => expect(orders.getAllByText(/^Files of GX/)).toHaveLength(2))
    await userEvent.click(edits.getByRole('button', { name: 'Try again' }))
    await expect(await edits.findByText('You have no digital edits.')).toBeVisible()
  },
}

export const Downloading: ScreenStory = {
  args: { world: world('&fault=downloadFile:time-out') },
  play: async ({ canvasElement }) => {
    const card = await exportCard(canvasElement)
    await userEvent.click(card.getByRole('button', download))
    await expect(await card.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    await expect(card.getByText('0 of 4 files downloaded')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const CancelledWhilePreparing: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=getOrderPayment:slow') },
  play: async ({ canvasElement }) => {
    const card = await exportCard(canvasElement)
    await userEvent.click(card.getByRole('button', download))
    await userEvent.click(await card.findByRole('button', { name: 'Cancel' }))
    await expect(card.getByRole('button', download)).toHaveFocus()
    await expect(
      await card.findByText('The download was cancelled.', {}, { timeout: 10_000 }),
    ).toBeVisible()
  },
}

/** The others are saved, and the broken one can be fetched again. */
export const OneFileFails: ScreenStory = {
  args: { world: 'scenario=assessments&fault=downloadFile:500:1' },
  play: async ({ canvasElement }) => {
    const card = await exportCard(canvasElement)
    await userEvent.click(card.getByRole('button', download))
    const alert = within(await card.findByRole('alert'))
    await expect(alert.getByText('1 file could not be downloaded')).toBeVisible()
    await expect(alert.getByText(/[.]docx?$/)).toBeVisible()
    await expect(alert.getByText('The other files have been saved.')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    await expect(
      await within(canvasElement).findByText('Your files have been downloaded.'),
    ).toBeVisible()
    await expect(card.queryByRole('alert')).toBeNull()
  },
}

/** A list that cannot be read is named like a file, and what the others hold is saved. */
export const OneListFails: ScreenStory = {
  tags: ['deep'],
  args: { world: world('&fault=searchLanguageAssessments:500') },
  play: async ({ canvasElement }) => {
    const card = await exportCard(canvasElement)
    await userEvent.click(card.getByRole('button', download))
    const alert = within(await card.findByRole('alert'))
    await expect(alert.getByText('Grammar Check.json')).toBeVisible()
    await expect(alert.getByText('The other files have been saved.')).toBeVisible()
  },
}

export const ArchivedFile: ScreenStory = {
  tags: ['deep'],
  args: { world: 'scenario=digital-translation' },
  play: async ({ canvasElement }) => {
    const card = await exportCard(canvasElement)
    await userEvent.click(card.getByRole('button', download))
    const alert = within(await card.findByRole('alert'))
    await expect(alert.getByText(/^3 files have been moved to our archive[.]/)).toBeVisible()
    await expect(alert.queryByRole('button')).toBeNull()
  },
}

export const DraftsDeleted: ScreenStory = {
  loaders: [keepDrafts],
  play: async ({ canvasElement }) => {
    const drafts = await region(canvasElement, 'Drafts on this device')
    const button = { name: 'Delete the drafts on this device' }
    await userEvent.click(drafts.getByRole('button', button))
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(
      await within(canvasElement).findByText('The drafts on this device have been deleted.'),
    ).toBeVisible()
    await expect(drafts.getByText('There are no drafts on this device.')).toBeVisible()
    await expect(readDraft(safeLocalStorage, own)).toBeUndefined()
    await expect(readDraft(safeLocalStorage, others)).toBeDefined()
  },
}

function keepFingerprints() {
  for (const { owner } of [own, others]) {
    const fingerprint = { title: 1, size: 1, sketch: [1] }
    keepDraft(safeLocalStorage, { owner, assessment: `of-${owner}` }, fingerprint)
  }
  return {}
}

export const FingerprintsDeleted: ScreenStory = {
  loaders: [keepFingerprints],
  play: async ({ canvasElement }) => {
    const kept = await region(canvasElement, 'Fingerprints of manuscripts on this device')
    await expect(kept.getByRole('listitem')).toHaveTextContent(
      /^Manuscript checked 2026-\d\d-\d\d \d\d:\d\d$/,
    )
    const button = { name: 'Delete the fingerprints on this device' }
    await userEvent.click(kept.getByRole('button', button))
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(kept.getByText('There are no fingerprints on this device.')).toBeVisible()
    await expect(Object.keys(localStorage).join()).toContain(`of-${others.owner}`)
  },
}

export const CookiesChosenAgain: ScreenStory = {
  args: { world: 'scenario=spain' },
  play: async ({ canvasElement }) => {
    const page = within(document.body)
    const question = { name: 'Cookies' }
    const cookies = await region(canvasElement, 'Cookies and consent')
    const bar = within(await page.findByRole('region', question))
    await userEvent.click(bar.getByRole('button', { name: 'Necessary only' }))
    await expect(page.queryByRole('region', question)).toBeNull()
    await userEvent.click(cookies.getByRole('button', { name: 'Choose cookies again' }))
    await expect(await page.findByRole('region', question)).toBeVisible()
    await expect(
      await cookies.findByText('The question about cookies is open again.'),
    ).toBeVisible()
    await expect(document.cookie).not.toContain('galley-consent')
  },
}

export const OnAPhone: ScreenStory = {
  loaders: [keepDrafts],
  globals: { viewport: { value: 'small' }, scheme: 'dark', language: 'cn' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: '您的数据', level: 1 })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '下载全部数据' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/^订单 GX\w+ 的文件$/)).toHaveLength(2))
    await expectNoOverflow()
  },
}
