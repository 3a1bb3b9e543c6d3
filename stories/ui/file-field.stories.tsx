import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { array, boolean, object } from 'yup'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { clearDrafts, type DraftRecord, writeDraft } from '../../src/ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { CheckboxField } from '../../src/ui/form/fields/checkbox-field.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { FileField } from '../../src/ui/form/upload/file-field.tsx'
import {
  type Upload,
  type UploadResult,
  type UploadTools,
  WrongFileType,
} from '../../src/ui/form/upload/uploaded-file.ts'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'
import { announcements } from '../announcements.ts'
import { inRouter } from './in-router.tsx'

const fieldName = fieldsOf<{ manuscript: readonly UploadResult[]; terms: boolean }>()

const draft = { name: 'files', owner: 'story' }

const upload = fn<Upload>()
const send = fn<(values: unknown) => Promise<unknown>>()

const schema = object({
  manuscript: array().min(1, () => 'Please choose a file.'),
  terms: boolean().oneOf([true], () => 'Please agree to the terms.'),
})

function Check({ max = 1 }: { max?: number }) {
  return (
    <NarrowColumn>
      <Form
        schema={schema}
        initialValues={{ manuscript: [], terms: false }}
        draft={draft}
        onSubmit={send}
      >
        <FileField
          name={fieldName('manuscript')}
          label="Manuscript"
          hint="In English, at least 300 words."
          accept={['.doc', '.docx']}
          max={max}
          upload={upload}
        />
        <CheckboxField name={fieldName('terms')} label="I agree to the terms of service." />
        <SubmitButton>Check my manuscript</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

const meta: Meta<typeof Check> = {
  title: 'Design system/File field',
  component: Check,
  decorators: [inRouter],
  beforeEach: () => {
    upload.mockReset().mockImplementation(async ({ name }) => ({ identity: `id-${name}`, name }))
    send.mockReset().mockResolvedValue(undefined)
    clearDrafts()
    return () => clearDrafts()
  },
}
export default meta

type Story = StoryObj<typeof Check>
type Play = NonNullable<Story['play']>
type Tools = Pick<Parameters<Play>[0], 'canvasElement' | 'userEvent'>

const file = (name: string) => new File(['words'], name)

/** Replaces the browser's file dialog. */
async function choose({ canvasElement, userEvent }: Tools, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input.')
  input.hidden = false
  await userEvent.upload(input, files)
  input.hidden = true
}

function drop({ canvas }: Pick<Parameters<Play>[0], 'canvas'>, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const each of files) dataTransfer.items.add(each)
  const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
  return fireEvent(canvas.getByText('or drop it here'), event)
}

const dark = { globals: { scheme: 'dark' } }

export const Empty: Story = {}
export const EmptyInTheDark: Story = { tags: ['deep'], ...dark }

const uploading: Play = async (tools) => {
  const begun = Promise.withResolvers<UploadTools>()
  upload.mockImplementation((_, uploadTools) => {
    begun.resolve(uploadTools)
    return new Promise(() => {})
  })
  await choose(tools, file('soil.docx'))
  const { onProgress } = await begun.promise
  onProgress(0.45)
  await tools.canvas.findByText('Uploading, 45%')
  await expect(tools.canvas.getByRole('progressbar', { name: 'Upload of soil.docx' })).toBeVisible()
}
export const Uploading: Story = { play: uploading }
export const UploadingInTheDark: Story = { tags: ['deep'], play: uploading, ...dark }

export const Processing: Story = {
  play: async (tools) => {
    upload.mockImplementation((_, { onProgress }) => {
      onProgress(1)
      return new Promise(() => {})
    })
    await choose(tools, file('soil.docx'))
    await tools.canvas.findByText('Processing')
  },
}

const uploaded: Play = async (tools) => {
  const { canvas, userEvent } = tools
  await choose(tools, file('soil.docx'))
  await waitFor(() => expect(announcements()).toContain('soil.docx: Uploaded'))
  canvas.getByRole('button', { name: 'Remove: soil.docx' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  await expect(canvas.queryByText('soil.docx')).toBeNull()
  await choose(tools, file('soil.docx'))
  await canvas.findByText('Uploaded')
}
export const Uploaded: Story = { play: uploaded }
export const UploadedInTheDark: Story = { tags: ['deep'], play: uploaded, ...dark }

const wrongType: Play = async (tools) => {
  await choose(
    { ...tools, userEvent: tools.userEvent.setup({ applyAccept: false }) },
    file('soil.pdf'),
  )
  await tools.canvas.findByText('Filetype not allowed')
  await expect(upload).not.toHaveBeenCalled()
}
export const WrongType: Story = { play: wrongType }
export const WrongTypeInTheDark: Story = { tags: ['deep'], play: wrongType, ...dark }

export const WrongTypeForTheServer: Story = {
  play: async (tools) => {
    upload.mockRejectedValue(new WrongFileType())
    await choose(tools, file('soil.docx'))
    await tools.canvas.findByText('Filetype not allowed')
  },
}

const failedAndRetried: Play = async (tools) => {
  const { canvas, userEvent } = tools
  upload.mockRejectedValueOnce(new Error('no network'))
  await choose(tools, file('soil.docx'))
  const retry = await canvas.findByRole('button', { name: 'Retry: soil.docx' })
  retry.focus()
  await userEvent.keyboard('{Enter}')
  await canvas.findByText('Uploaded')
  await expect(canvas.getByRole('button', { name: 'Remove: soil.docx' })).toHaveFocus()
  await expect(upload.mock.calls.map(([sent]) => sent.name)).toEqual(['soil.docx', 'soil.docx'])
}
export const FailedAndRetried: Story = { play: failedAndRetried }

const failed: Play = async (tools) => {
  upload.mockRejectedValue(new Error('no network'))
  await choose(tools, file('soil.docx'))
  await tools.canvas.findByText('Upload failed')
}
export const Failed: Story = { play: failed }
export const FailedInTheDark: Story = { tags: ['deep'], play: failed, ...dark }

export const Cancelled: Story = {
  play: async (tools) => {
    upload.mockImplementation(() => new Promise(() => {}))
    await choose(tools, file('soil.docx'))
    await tools.userEvent.click(
      await tools.canvas.findByRole('button', { name: 'Cancel: soil.docx' }),
    )
    await expect(upload.mock.calls[0]?.[1].signal.aborted).toBe(true)
    await expect(tools.canvas.queryByText('soil.docx')).toBeNull()
  },
}

export const SeveralAndTooMany: Story = {
  args: { max: 2 },
  play: async (tools) => {
    await choose(tools, file('a.docx'), file('b.docx'), file('c.docx'))
    await tools.canvas.findByText('c.docx was left out. You’ve reached the limit.')
    await waitFor(() => expect(tools.canvas.getAllByText('Uploaded')).toHaveLength(2))
  },
}

export const SeveralWhereOneIsTaken: Story = {
  play: async (tools) => {
    await drop(tools, file('a.docx'), file('b.docx'), file('c.docx'))
    await tools.canvas.findByText('b.docx and c.docx were left out. You’ve reached the limit.')
    await expect(await tools.canvas.findByText('a.docx')).toBeVisible()
    await expect(tools.canvas.getAllByText('Uploaded')).toHaveLength(1)
    await drop(tools)
    await expect(tools.canvas.getByText('a.docx')).toBeVisible()
  },
}

export const SentOnlyWhenUploaded: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    const arrival = Promise.withResolvers<{ identity: string; name: string }>()
    upload.mockReturnValue(arrival.promise)
    const submit = canvas.getByRole('button', { name: 'Check my manuscript' })
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(submit)
    const [missing] = await canvas.findAllByText('Please choose a file.')
    if (missing) await userEvent.click(missing)
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await choose(tools, file('soil.docx'))
    await userEvent.click(submit)
    await canvas.findAllByText('Please wait for the upload to finish.')
    arrival.resolve({ identity: '7', name: 'soil.docx' })
    await waitFor(() => expect(canvas.queryByText(/Please wait/)).toBeNull())
    await userEvent.click(submit)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await expect(send.mock.calls[0]?.[0]).toEqual({
      manuscript: [{ identity: '7', name: 'soil.docx', size: 5 }],
      terms: true,
    })
    await waitFor(() => expect(canvas.queryByText('soil.docx')).toBeNull())
  },
}

const storedDraft: DraftRecord = {
  id: 'story',
  values: { terms: true },
  files: { manuscript: ['soil.docx'] },
  isTouched: true,
}

const remembered: Pick<Story, 'beforeEach' | 'play'> = {
  beforeEach: () => writeDraft(safeLocalStorage, draft, storedDraft),
  play: async (tools) => {
    await tools.canvas.findByText('Please choose this file again')
    await expect(tools.canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const Remembered: Story = remembered
export const RememberedInTheDark: Story = { tags: ['deep'], ...remembered, ...dark }
