import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { object, string } from 'yup'
import { ApiError } from '../../src/api/errors/api-failure.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'
import {
  clearDrafts,
  closeDraft,
  readDraft,
  storageKey,
} from '../../src/ui/form/draft/draft-store.ts'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { TextField } from '../../src/ui/form/fields/text-field.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { PasswordField } from '../../src/ui/form/password/password-field.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { dismissAllMessages, messageQueue } from '../../src/ui/messages/message-store.ts'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'
import { announcements } from '../announcements.ts'
import { Row } from './row.tsx'

const fieldName = fieldsOf<{ title: string; password: string }>()

const send = fn<(values: unknown, attempt: { idempotencyKey: string }) => Promise<unknown>>()

const schema = object({
  title: string().required(() => 'Please enter a title.'),
  password: string(),
})

/** A form that unmounts and remounts, for two users. */
function Leavable() {
  const [owner, setOwner] = useState<string | undefined>('amara')
  return (
    <NarrowColumn>
      {owner ? (
        <Form
          key={owner}
          schema={schema}
          initialValues={{ title: '', password: '' }}
          draft={{ name: 'story', owner }}
          onSubmit={send}
          label="Story"
        >
          <TextField name={fieldName('title')} label="Title" />
          <PasswordField
            name={fieldName('password')}
            label="Password"
            autoComplete="new-password"
          />
          <SubmitButton>Save</SubmitButton>
        </Form>
      ) : null}
      <Row>
        <Button onClick={() => setOwner(undefined)}>Leave</Button>
        <Button onClick={() => setOwner('amara')}>Amara</Button>
        <Button onClick={() => setOwner('bruno')}>Bruno</Button>
      </Row>
    </NarrowColumn>
  )
}

const meta: Meta<typeof Leavable> = {
  title: 'Design system/Drafts',
  component: Leavable,
  beforeEach: () => {
    send.mockReset().mockResolvedValue(undefined)
    clearDrafts()
    dismissAllMessages()
    return () => clearDrafts()
  },
}
export default meta

type Story = StoryObj<typeof Leavable>
type Play = NonNullable<Story['play']>
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

const press = ({ canvas, userEvent }: Tools, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

async function typeAndComeBack(tools: Tools) {
  await tools.userEvent.type(tools.canvas.getByLabelText('Title'), 'Soil')
  await tools.userEvent.type(tools.canvas.getByLabelText('Password'), 'hush')
  await press(tools, 'Leave')
  await press(tools, 'Amara')
}

const expectRestored: Play = async (tools) => {
  const { canvas } = tools
  await typeAndComeBack(tools)
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Soil')
  await expect(canvas.getByLabelText('Password')).toHaveValue('')
  await expect(canvas.getByText('We kept what you entered.')).toBeVisible()
  await expect(announcements()).toContain('We kept what you entered.')
  await expect(JSON.stringify(localStorage)).not.toContain('hush')
}

export const Restored: Story = { play: expectRestored }
export const RestoredInTheDark: Story = {
  tags: ['deep'],
  play: expectRestored,
  globals: { scheme: 'dark' },
}

export const WrittenWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Soil')
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Soil'))
    await userEvent.clear(canvas.getByLabelText('Title'))
    await waitFor(() => expect(localStorage.getItem('galley:draft:amara:story')).toBeNull())
  },
}

export const Discarded: Story = {
  play: async (tools) => {
    const { canvas } = tools
    await typeAndComeBack(tools)
    await press(tools, 'Discard')
    await expect(canvas.getByLabelText('Title')).toHaveValue('')
    await press(tools, 'Leave')
    await press(tools, 'Amara')
    await expect(canvas.getByLabelText('Title')).toHaveValue('')
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull()
  },
}

export const HiddenFromAnotherPerson: Story = {
  play: async (tools) => {
    await typeAndComeBack(tools)
    await press(tools, 'Bruno')
    await expect(tools.canvas.getByLabelText('Title')).toHaveValue('')
  },
}

export const RemovedAfterSending: Story = {
  play: async (tools) => {
    const { canvas } = tools
    await typeAndComeBack(tools)
    await press(tools, 'Save')
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''))
    await expect(localStorage.getItem('galley:draft:amara:story')).not.toContain('Soil')
  },
}

const draft = { name: 'story', owner: 'amara' }

function endDraft() {
  const id = readDraft(safeLocalStorage, draft)?.id ?? ''
  closeDraft(safeLocalStorage, draft, id, 'sent')
}

const sentInAnotherTab = /You sent this form in another tab/

export const SentInAnotherTab: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    await typeAndComeBack(tools)
    endDraft()
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey(draft) }))
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''))
    await expect(messageQueue.get()[0]?.text()).toMatch(sentInAnotherTab)
    await userEvent.type(canvas.getByLabelText('Title'), 'Silt')
    await press(tools, 'Save')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
  },
}

/** A tab that missed the event checks before it sends. */
export const SentWhileThisTabSlept: Story = {
  play: async (tools) => {
    const { canvas } = tools
    await typeAndComeBack(tools)
    endDraft()
    await press(tools, 'Save')
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''))
    await expect(messageQueue.get()[0]?.text()).toMatch(sentInAnotherTab)
    await expect(send).not.toHaveBeenCalled()
  },
}

/** Holds the lock under which another tab sends, until it is released. */
function sendInAnotherTab() {
  const sending = Promise.withResolvers<void>()
  const sent = navigator.locks.request(storageKey(draft), () => sending.promise)
  return {
    async answer() {
      sending.resolve()
      await sent
    },
  }
}

const isWaiting = async (canvas: Tools['canvas']) => {
  const form = canvas.getByRole('form', { name: 'Story' })
  await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'))
}

export const WaitsForAnotherTab: Story = {
  play: async (tools) => {
    const { canvas } = tools
    await typeAndComeBack(tools)
    const otherTab = sendInAnotherTab()
    await press(tools, 'Save')
    await isWaiting(canvas)
    endDraft()
    await otherTab.answer()
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''))
    await expect(messageQueue.get()[0]?.text()).toMatch(sentInAnotherTab)
    await expect(send).not.toHaveBeenCalled()
  },
}

export const SendsNothingOnceLeft: Story = {
  play: async (tools) => {
    const { canvas } = tools
    await typeAndComeBack(tools)
    const otherTab = sendInAnotherTab()
    await press(tools, 'Save')
    await isWaiting(canvas)
    await press(tools, 'Leave')
    await otherTab.answer()
    await press(tools, 'Amara')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Soil')
    await expect(send).not.toHaveBeenCalled()
  },
}

export const SameKeyAfterComingBack: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    send.mockRejectedValue(new ApiError('time-out', 'no answer'))
    await userEvent.type(canvas.getByLabelText('Title'), 'Soil')
    await press(tools, 'Save')
    await canvas.findByRole('alert', { name: 'There is a problem' })
    await press(tools, 'Leave')
    await press(tools, 'Amara')
    await press(tools, 'Save')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    const [first, second] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
    await expect(second).toBe(first)
    await canvas.findByRole('alert', { name: 'There is a problem' })
    await userEvent.type(canvas.getByLabelText('Title'), 's')
    await press(tools, 'Save')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    await expect(send.mock.calls[2]?.[1].idempotencyKey).not.toBe(first)
  },
}
