import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormikErrors, useFormik } from 'formik'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { object, string } from 'yup'
import { Button } from '../../src/ui/page/buttons/button.tsx'
import { Row } from './row.tsx'

type Values = { email: string }

const validate = fn<(values: Values) => Promise<FormikErrors<Values>>>()
const send = fn<(values: Values) => Promise<void>>()
const settled = fn<(outcome: 'resolved' | 'rejected') => void>()

const schema = object({
  email: string()
    .trim()
    .required(() => 'Missing')
    .email(() => 'No address'),
})

type Props = {
  /** Replaces `validate`. */
  validationSchema?: typeof schema
}

/** Formik alone, as in its documentation, without the form kit. */
function BareFormik({ validationSchema }: Props) {
  const formik = useFormik<Values>({
    initialValues: { email: '' },
    onSubmit: (values) => send(values),
    ...(validationSchema ? { validationSchema } : { validate: (values) => validate(values) }),
  })
  return (
    <>
      <label>
        E-mail <input {...formik.getFieldProps('email')} />
      </label>
      <p role="status">{formik.touched.email ? formik.errors.email : null}</p>
      <p>{formik.isSubmitting ? 'Busy' : 'Ready'}</p>
      <Row>
        <Button
          onClick={() =>
            formik.submitForm().then(
              () => settled('resolved'),
              () => settled('rejected'),
            )
          }
        >
          Submit
        </Button>
        <Button
          onClick={() => {
            void formik.setFieldValue('email', 'late', false)
            void formik.submitForm()
          }}
        >
          Change and submit
        </Button>
      </Row>
    </>
  )
}

function Leavable() {
  const [isLeft, setIsLeft] = useState(false)
  return isLeft ? null : (
    <>
      <BareFormik />
      <Button onClick={() => setIsLeft(true)}>Leave</Button>
    </>
  )
}

const meta: Meta<typeof BareFormik> = {
  title: 'Design system/Formik alone',
  component: BareFormik,
  // Hidden: it only shows why the form kit does not leave more to Formik.
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    validate.mockReset().mockResolvedValue({})
    send.mockReset().mockResolvedValue(undefined)
    settled.mockReset()
  },
}
export default meta

type Story = StoryObj<typeof BareFormik>
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const press = ({ canvas, userEvent }: Tools, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

export const ShowsErrorsWhileTyping: Story = {
  args: { validationSchema: schema },
  play: async (tools) => {
    const { canvas, userEvent } = tools
    const email = canvas.getByLabelText('E-mail')
    const error = canvas.getByRole('status')
    await userEvent.type(email, 'amara@university.edu')
    await userEvent.tab()
    await userEvent.clear(email)
    await waitFor(() => expect(error).toHaveTextContent('Missing'))
    await userEvent.type(email, 'b')
    await waitFor(() => expect(error).toHaveTextContent('No address'))
    await expect(email).toHaveFocus()
  },
}

export const SendsWhatItHasNotValidated: Story = {
  play: async (tools) => {
    await press(tools, 'Change and submit')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    await expect(validate.mock.calls.map(([{ email }]) => email)).toEqual([''])
    await expect(send.mock.calls).toEqual([[{ email: 'late' }]])
  },
}

export const SendsTheValuesAsTyped: Story = {
  args: { validationSchema: schema },
  play: async (tools) => {
    await tools.userEvent.type(tools.canvas.getByLabelText('E-mail'), ' amara@university.edu ')
    await press(tools, 'Submit')
    await waitFor(() => expect(send.mock.calls).toEqual([[{ email: ' amara@university.edu ' }]]))
  },
}

export const SendsTwice: Story = {
  play: async (tools) => {
    const sending = Promise.withResolvers<void>()
    send.mockReturnValue(sending.promise)
    await press(tools, 'Submit')
    await press(tools, 'Submit')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    sending.resolve()
    await tools.canvas.findByText('Ready')
  },
}

export const StaysBusyWhenValidationFails: Story = {
  play: async (tools) => {
    // Formik warns about it.
    const warn = spyOn(console, 'warn').mockImplementation(() => {})
    validate.mockRejectedValue(new Error('The rules could not be loaded'))
    await press(tools, 'Submit')
    await waitFor(() => expect(warn).toHaveBeenCalled())
    await expect(tools.canvas.getByText('Busy')).toBeVisible()
    await expect(send).not.toHaveBeenCalled()
  },
}

export const DropsErrorsOnceLeft: Story = {
  render: () => <Leavable />,
  play: async (tools) => {
    const sending = Promise.withResolvers<void>()
    send.mockReturnValue(sending.promise)
    await press(tools, 'Submit')
    await waitFor(() => expect(send).toHaveBeenCalledOnce())
    await press(tools, 'Leave')
    sending.reject(new Error('A defect'))
    await waitFor(() => expect(settled.mock.calls).toEqual([['resolved']]))
  },
}
