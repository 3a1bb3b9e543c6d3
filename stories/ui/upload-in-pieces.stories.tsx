import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { array, object } from 'yup'
import { UploadProgress } from '../../src/domain/resumable-uploads/upload-progress.ts'
import { shownUpload } from '../../src/domain/resumable-uploads/upload-row-parts.tsx'
import type { UploadState } from '../../src/domain/resumable-uploads/upload-state.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import { clearDrafts, writeDraft } from '../../src/ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { Form } from '../../src/ui/form/form.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { FileField } from '../../src/ui/form/upload/file-field.tsx'
import type { Upload, UploadResult } from '../../src/ui/form/upload/uploaded-file.ts'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'
import { announcements } from '../announcements.ts'
import { inRouter } from './in-router.tsx'

const fieldName = fieldsOf<{ manuscript: readonly UploadResult[] }>()
const draft = { name: 'pieces', owner: 'story' }
const schema = object({ manuscript: array().min(1, () => 'Please choose a file.') })
const name = 'Streams of the valley.docx'

/** An upload that the browser has found again, and that stays as it is. */
function uploadIn(state: UploadState): Upload {
  const shown = shownUpload(new UploadProgress(state), name)
  const failed = state.name === 'refused'
  const send: Upload = async (_, { show }) => {
    show?.({ ...shown, isKept: true })
    return failed ? Promise.reject(new Error('refused')) : new Promise(() => {})
  }
  const recall: Upload['recall'] = async () =>
    state.name === 'needs-file' ? { shown } : { file: new File(['words'], name) }
  return Object.assign(send, { recall })
}

function Field({ state }: { state: UploadState }) {
  return (
    <NarrowColumn>
      <Form
        schema={schema}
        initialValues={{ manuscript: [] }}
        draft={draft}
        onSubmit={async () => undefined}
      >
        <FileField
          name={fieldName('manuscript')}
          label="Manuscript"
          accept={['.doc', '.docx']}
          upload={uploadIn(state)}
        />
        <SubmitButton>Check my manuscript</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

const meta: Meta<typeof Field> = {
  title: 'Design system/Upload in pieces',
  component: Field,
  decorators: [inRouter],
  beforeEach: () => {
    clearDrafts()
    const values = { id: 'story', values: {}, files: { manuscript: [name] }, isTouched: true }
    writeDraft(safeLocalStorage, draft, values)
    return () => clearDrafts()
  },
}
export default meta

type Story = StoryObj<typeof Field>

const shows =
  (...texts: string[]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible()
  }

const announces = async (text: string) => {
  await waitFor(() => expect(announcements()).toContain(`${name}: ${text}`))
}

const dark = { globals: { scheme: 'dark' } }

export const Preparing: Story = {
  args: { state: { name: 'reading', sent: 0 } },
  play: shows('Preparing'),
}

export const Sending: Story = {
  args: { state: { name: 'sending', sent: 0.579 } },
  play: async (tools) => {
    await shows('Uploading, 57%')(tools)
    const meter = tools.canvas.getByRole('progressbar', { name: `Upload of ${name}` })
    await expect(meter).toHaveAttribute('value', '0.579')
    await expect(tools.canvas.getByRole('button', { name: `Pause: ${name}` })).toBeVisible()
  },
}

export const Resumed: Story = {
  args: { state: { name: 'resumed', sent: 0.43, stoppedAt: 0.43 } },
  play: async (tools) => {
    await shows('Stopped at 43%, resuming')(tools)
    await announces('Stopped at 43%, resuming')
  },
}

export const SendingAfterABreak: Story = {
  args: { state: { name: 'sending', sent: 0.7, stoppedAt: 0.43 } },
  play: shows('Uploading, 70%', 'Resumed at 43%.'),
}

export const SentByAnotherTab: Story = {
  args: { state: { name: 'elsewhere', sent: 0.43 } },
  play: async (tools) => {
    await shows('Uploading in another tab, 43%')(tools)
    await announces('Uploading in another tab, 43%')
    await expect(tools.canvas.queryByRole('button', { name: /^Pause/ })).toBeNull()
  },
}

const offline: Story = {
  args: { state: { name: 'broken', sent: 0.43 } },
  play: async (tools) => {
    const note = 'It resumes by itself once the connection is back.'
    await shows('Interrupted at 43%', note)(tools)
    await announces(`Interrupted at 43%. ${note}`)
  },
}
export const Offline: Story = offline
export const OfflineInTheDark: Story = { tags: ['deep'], ...offline, ...dark }

export const Paused: Story = {
  args: { state: { name: 'paused', sent: 0.43 } },
  play: async (tools) => {
    await shows('Paused at 43%')(tools)
    await expect(tools.canvas.getByRole('button', { name: `Resume: ${name}` })).toBeVisible()
  },
}

const needsFile: Story = {
  args: { state: { name: 'needs-file', sent: 0.43 } },
  play: async (tools) => {
    await shows('Stopped at 43%')(tools)
    await expect(tools.canvas.getByText(/^Your browser no longer has this file/)).toBeVisible()
    await expect(tools.canvas.getByRole('button', { name: `Choose again: ${name}` })).toBeVisible()
  },
}
export const NeedsTheFile: Story = needsFile
export const NeedsTheFileInTheDark: Story = { tags: ['deep'], ...needsFile, ...dark }

export const OtherFile: Story = {
  args: { state: { name: 'sending', sent: 0.1, isOther: true } },
  play: shows(
    'Uploading, 10%',
    'This is a different file, so its upload starts from the beginning.',
  ),
}

export const Checking: Story = {
  args: { state: { name: 'checking', sent: 1 } },
  play: shows('Checking the file'),
}

export const ArrivedDamaged: Story = {
  args: { state: { name: 'refused', sent: 1, refusal: 'damaged' } },
  play: async (tools) => {
    await shows('Upload failed', 'The file arrived damaged. Please try again.')(tools)
    await expect(tools.canvas.getByRole('button', { name: `Retry: ${name}` })).toBeVisible()
  },
}
