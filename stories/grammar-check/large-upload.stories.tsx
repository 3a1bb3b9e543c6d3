import { expect, userEvent, waitFor, within } from 'storybook/test'
import { largeManuscript } from '../../mocks/samples/large-manuscript.ts'
import { uploadKey, writeUploadRecord } from '../../src/domain/resumable-uploads/upload-record.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { type ScreenStory, screen } from '../screen.tsx'
import type { OpenedScreen } from '../screen-world.ts'
import { chooseFile } from './chosen-file.ts'

const customer = 'scenario=new-customer&flag=upload_files_ui:off'

// ManuscriptForm
export default {
  ...screen,
  title: 'Grammar check/Large upload',
  args: { path: '/researcher/grammar-check', world: customer },
}

async function choose(canvasElement: HTMLElement): Promise<string> {
  await within(canvasElement).findByRole('button', { name: 'Choose a file' })
  const { bytes, fileName, type } = largeManuscript()
  await chooseFile(canvasElement, new File([bytes], fileName, { type }))
  return fileName
}

const callsOf = ({ calls }: OpenedScreen) => calls.all().map(({ operation }) => operation)

export const UploadedInPieces: ScreenStory = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement)
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const calls = callsOf(loaded.screen)
    await expect(calls.filter((one) => one === 'sendUploadPiece')).toHaveLength(7)
    await expect(calls).not.toContain('uploadFile')
    const begin = canvas.getByRole('button', { name: 'Begin Check' })
    await expect(begin).not.toHaveAttribute('aria-disabled')
  },
}

export const WaitsForTheNetwork: ScreenStory = {
  args: { world: `${customer}&fault=sendUploadPiece:lost-answer:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await choose(canvasElement)
    await expect(await canvas.findByText('Interrupted at 0%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Try now: ${name}` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Cancel: ${name}` })).toBeVisible()
  },
}

export const GoesOnAfterABreak: ScreenStory = {
  args: { world: `${customer}&fault=sendUploadPiece:lost-answer:1` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement)
    await canvas.findByText('Interrupted at 0%')
    window.dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const calls = callsOf(loaded.screen)
    await expect(calls.filter((one) => one === 'sendUploadPiece')).toHaveLength(7)
    await expect(calls).toContain('getUpload')
  },
}

export const PausedAndResumed: ScreenStory = {
  args: { world: `${customer}&fault=sendUploadPiece:time-out:1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await choose(canvasElement)
    const pause = await canvas.findByRole('button', { name: `Pause: ${name}` })
    pause.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Paused at 0%')).toBeVisible()
    const goOn = canvas.getByRole('button', { name: `Resume: ${name}` })
    await expect(goOn).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Resuming')).toBeVisible()
  },
}

export const Cancelled: ScreenStory = {
  args: { world: `${customer}&fault=sendUploadPiece:lost-answer:1` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { world }: OpenedScreen = loaded.screen
    const name = await choose(canvasElement)
    await canvas.findByText('Interrupted at 0%')
    await userEvent.click(canvas.getByRole('button', { name: `Cancel: ${name}` }))
    await expect(canvas.queryByText(name)).toBeNull()
    await waitFor(() => expect([world.uploads.size, world.uploadPieces.size]).toEqual([0, 0]))
  },
}

export const FailedAndRetried: ScreenStory = {
  args: { world: `${customer}&fault=finishUpload:503:1` },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const name = await choose(canvasElement)
    await expect(await canvas.findByText('Upload failed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Retry: ${name}` }))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
    const calls = callsOf(loaded.screen)
    await expect(calls.filter((one) => one === 'sendUploadPiece')).toHaveLength(7)
  },
}

export const OtherFileOfTheName: ScreenStory = {
  args: { world: `${customer}&fault=sendUploadPiece:time-out` },
  beforeEach: () => {
    const key = uploadKey('manuscript', largeManuscript().fileName)
    const expiresAt = Date.parse('2027-01-01T00:00:00Z')
    const earlier = { identity: 'upload-9', size: 9, checksum: '00000000', received: 4, expiresAt }
    writeUploadRecord(safeLocalStorage, key, earlier)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement)
    await expect(await canvas.findByText(/^This is a different file/)).toBeVisible()
  },
}
