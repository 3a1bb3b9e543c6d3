import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { mixed, object, type Schema } from 'yup'
import {
  fapiaoDeliveryTimelines,
  fapiaoTypes,
} from '../../../mocks/backend/reference-data/payment/order-fapiao-choices.ts'
import { OrderFapiaoFields } from '../../../src/domain/payment/order-fapiao/order-fapiao-fields.tsx'
import { orderFapiaoShape } from '../../../src/domain/payment/order-fapiao/order-fapiao-schema.ts'
import { fieldsOf } from '../../../src/ui/form/field-name.ts'
import { Form } from '../../../src/ui/form/form.tsx'
import { FormFailure } from '../../../src/ui/form/form-failure.ts'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import { NarrowColumn } from '../../../src/ui/page/layout/page-grid.tsx'

const fieldName = fieldsOf<Values>()

const pay = fn<(values: object) => Promise<unknown>>()

const unanswered = {
  requireFapiao: '',
  fapiao: {
    type: '',
    deliveryTimeline: '',
    title: '',
    taxpayerNumber: '',
    specialInstructions: '',
  },
}

type Values = typeof unanswered

const schema: Schema<Values> = mixed<Values>()
  .required()
  .test((values) =>
    object(orderFapiaoShape(values.requireFapiao))
      .validate(values, { abortEarly: false })
      .then(
        () => true,
        (error) => error,
      ),
  )

function FapiaoForm({ values = unanswered }: { values?: Values }) {
  return (
    <NarrowColumn>
      <Form label="Payment" schema={schema} initialValues={values} onSubmit={pay}>
        <OrderFapiaoFields
          types={[...fapiaoTypes, { id: 'digital', name: 'Fully digital fapiao' }]}
          timelines={fapiaoDeliveryTimelines}
        />
        <SubmitButton>Pay</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

const meta: Meta<typeof FapiaoForm> = {
  title: 'Payment/Methods/Fapiao with the order',
  component: FapiaoForm,
  beforeEach: () => {
    pay.mockReset().mockResolvedValue(undefined)
  },
}
export default meta

type Story = StoryObj<typeof FapiaoForm>
type Played = { canvasElement: HTMLElement }

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay' }))

export const Unanswered: Story = {
  play: async ({ canvasElement }: Played) => {
    await submit(canvasElement)
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'You must select an option' })
    await expect(canvas.queryByLabelText('Fapiao title')).toBeNull()
    await userEvent.click(canvas.getByLabelText('No'))
    await submit(canvasElement)
    await waitFor(() => expect(pay).toHaveBeenCalled())
  },
}

export const Needed: Story = {
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText('Yes'))
    await submit(canvasElement)
    for (const name of [
      'You must select a fapiao type',
      'You must select a fapiao delivery timeline',
      'Fapiao title is required',
      'Taxpayer number is required.',
    ]) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible()
    }
    await userEvent.click(canvas.getByLabelText('Special fapiao'))
    await userEvent.click(canvas.getByLabelText('When the order is completed'))
    await userEvent.type(canvas.getByLabelText('Fapiao title'), '浙江大学')
    await userEvent.type(canvas.getByLabelText('Taxpayer number'), '12330000470095016Q')
    await submit(canvasElement)
    await waitFor(() => expect(pay).toHaveBeenCalled())
    await expect(pay.mock.lastCall?.[0]).toMatchObject({
      requireFapiao: 'yes',
      fapiao: {
        type: 'special',
        deliveryTimeline: 'after-completion',
        title: '浙江大学',
        taxpayerNumber: '12330000470095016Q',
      },
    })
  },
}

const filled: Values = {
  requireFapiao: 'yes',
  fapiao: {
    type: 'general',
    deliveryTimeline: 'with-order',
    title: '浙江大学',
    taxpayerNumber: '12330000470095016Q',
    specialInstructions: 'Please print it on paper',
  },
}

export const Filled: Story = {
  args: { values: filled },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Fully digital fapiao')).toBeVisible()
    await expect(canvas.getByLabelText('General fapiao')).toBeChecked()
  },
}
export const FilledInTheDark: Story = {
  tags: ['deep'],
  args: { values: filled },
  globals: { scheme: 'dark' },
}

export const RefusedByTheServer: Story = {
  args: { values: filled },
  play: async ({ canvasElement }: Played) => {
    const message = () => 'The fapiao is incomplete.'
    pay.mockResolvedValue(
      new FormFailure({ fields: new Map([[fieldName('fapiao.title'), message]]) }),
    )
    await submit(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: message() })).toBeVisible()
    await expect(canvas.getByLabelText('Fapiao title')).toHaveValue('浙江大学')
  },
}
