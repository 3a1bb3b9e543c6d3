import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { object, string } from 'yup'
import { ApiError } from '../../src/api/errors/api-failure.ts'
import { fieldsOf } from '../../src/ui/form/field-name.ts'
import { EmailField } from '../../src/ui/form/fields/text-field.tsx'
import { Form } from '../../src/ui/form/form.tsx'
import { FormFailure } from '../../src/ui/form/form-failure.ts'
import { PasswordField } from '../../src/ui/form/password/password-field.tsx'
import { SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { NarrowColumn } from '../../src/ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../src/ui/page/layout/page-heading.tsx'
import { announcements } from '../announcements.ts'

const fieldName = fieldsOf<Values>()

type Values = { email: string; password: string }
const send = fn<(values: Values, attempt: { idempotencyKey: string }) => Promise<unknown>>()

const schema = object({
  email: string()
    .trim()
    .required(() => 'Please enter your e-mail address.')
    .email(() => 'Please enter a valid e-mail address.'),
  password: string().required(() => 'Please enter your password.'),
})

function SignIn({ blockedBecause }: { blockedBecause?: string }) {
  return (
    <NarrowColumn>
      <PageHeading title="Sign in" lead="Your orders, reports and invoices in one place." />
      <Form schema={schema} initialValues={{ email: '', password: '' }} onSubmit={send}>
        <EmailField name={fieldName('email')} label="E-mail address" />
        <PasswordField
          name={fieldName('password')}
          label="Password"
          autoComplete="current-password"
        />
        <SubmitButton blockedBecause={blockedBecause}>Sign in</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

function LeavableSignIn() {
  const [isLeft, setIsLeft] = useState(false)
  return isLeft ? null : (
    <>
      <SignIn />
      <Button onClick={() => setIsLeft(true)}>Leave</Button>
    </>
  )
}

const meta: Meta<typeof SignIn> = {
  title: 'Design system/Form',
  component: SignIn,
  beforeEach: () => {
    send.mockReset().mockResolvedValue(undefined)
  },
}
export default meta

type Story = StoryObj<typeof SignIn>
type Play = NonNullable<Story['play']>
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

async function fillIn({ canvas, userEvent }: Tools) {
  await userEvent.type(canvas.getByLabelText('E-mail address'), 'amara@university.edu')
  await userEvent.type(canvas.getByLabelText('Password'), 'hush')
}
const submit = ({ canvas, userEvent }: Tools) =>
  userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))

export const AtFirst: Story = {}
export const AtFirstInTheDark: Story = { tags: ['deep'], globals: { scheme: 'dark' } }

export const Blocked: Story = {
  args: { blockedBecause: 'Please solve the captcha first.' },
  play: async (tools) => {
    await fillIn(tools)
    await submit(tools)
    const button = tools.canvas.getByRole('button', { name: 'Sign in' })
    await expect(button).toHaveAccessibleDescription('Please solve the captcha first.')
    await expect(send).not.toHaveBeenCalled()
  },
}

export const CheckedWhenLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail address')
    await userEvent.type(email, 'amara')
    await expect(email).not.toBeInvalid()
    await userEvent.tab()
    await canvas.findByText('Please enter a valid e-mail address.')
    await expect(email).toHaveAccessibleErrorMessage('Please enter a valid e-mail address.')
    await waitFor(() => expect(announcements()).toContain('Please enter a valid e-mail address.'))
    await userEvent.type(email, '@university.edu')
    await waitFor(() => expect(email).not.toBeInvalid())
    await expect(canvas.queryByText('There is a problem')).toBeNull()
  },
}

export const Summary: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    await submit(tools)
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(summary).toHaveFocus()
    // The summary is an alert, which says it already.
    await expect(announcements()).not.toContain('Please enter your password.')
    await expect(send).not.toHaveBeenCalled()
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([
      'Please enter your e-mail address.',
      'Please enter your password.',
    ])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
  },
}
export const SummaryInTheDark: Story = { tags: ['deep'], ...Summary, globals: { scheme: 'dark' } }

export const RefusedByTheServer: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    const refusal = {
      message: () => 'We could not sign you in.',
      fields: new Map([[fieldName('email'), () => 'Unknown.']]),
    }
    send.mockResolvedValue(new FormFailure(refusal))
    await fillIn(tools)
    await submit(tools)
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' })
    await expect(summary).toHaveTextContent('We could not sign you in.')
    const email = canvas.getByLabelText('E-mail address')
    await expect(email).toHaveAccessibleErrorMessage('Unknown.')
    await expect(email).toHaveValue('amara@university.edu')
    await userEvent.type(email, 'x')
    await waitFor(() => expect(email).not.toBeInvalid())
  },
}

export const AtMostOnce: Story = {
  play: async (tools) => {
    const { canvas, userEvent } = tools
    const sending = Promise.withResolvers<void>()
    send.mockReturnValue(sending.promise)
    await fillIn(tools)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign in' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(announcements()).toContain('Sending. One moment, please.'))
    await expect(send).toHaveBeenCalledTimes(1)
    sending.resolve()
    await waitFor(() => expect(canvas.getByLabelText('E-mail address')).toHaveValue(''))
  },
}

export const ReportsADefectOnceLeft: Story = {
  render: () => <LeavableSignIn />,
  play: async (tools) => {
    const { canvas, userEvent } = tools
    const defect = new Error('A defect of onSubmit')
    const sending = Promise.withResolvers<void>()
    send.mockReturnValue(sending.promise)
    const reported = fn<(event: PromiseRejectionEvent) => void>()
    // The test runner logs an error that has a listener.
    spyOn(console, 'error').mockImplementation(() => {})
    window.addEventListener('unhandledrejection', reported)
    try {
      await fillIn(tools)
      await submit(tools)
      await waitFor(() => expect(send).toHaveBeenCalledOnce())
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
      sending.reject(defect)
      await waitFor(() =>
        expect(reported.mock.calls.map(([{ reason }]): unknown => reason)).toEqual([defect]),
      )
    } finally {
      window.removeEventListener('unhandledrejection', reported)
    }
  },
}

const keys = () => send.mock.calls.map(([, attempt]) => attempt.idempotencyKey)

export const SameKeyUntilAnswered: Story = {
  play: async (tools) => {
    const { canvas } = tools
    send.mockRejectedValueOnce(new ApiError('network', 'no network'))
    send.mockResolvedValueOnce(new FormFailure({ message: 'No.' }))
    await fillIn(tools)
    await submit(tools)
    await canvas.findByRole('alert', { name: 'There is a problem' })
    await submit(tools)
    await canvas.findByText('No.')
    await submit(tools)
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    const [unknown, refused, anew] = keys()
    await expect(unknown).toBeTruthy()
    await expect(refused).toBe(unknown)
    await expect(anew).not.toBe(refused)
    await expect(send.mock.calls[0]?.[0]).toEqual({
      email: 'amara@university.edu',
      password: 'hush',
    })
  },
}
