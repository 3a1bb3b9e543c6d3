import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { mixed, object, type Schema } from 'yup'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { BrazilOptionFields } from '../../../src/domain/payment/brazil-option/brazil-option-field.tsx'
import { brazilOptionShape } from '../../../src/domain/payment/brazil-option/brazil-option-schema.ts'
import { allpagoPayPalForm } from '../../../src/domain/payment/methods/allpago-paypal/allpago-paypal-form.tsx'
import { allpagoPayPalShape } from '../../../src/domain/payment/methods/allpago-paypal/allpago-paypal-shape.ts'
import { boletoForm } from '../../../src/domain/payment/methods/boleto/boleto-form.tsx'
import { boletoShape } from '../../../src/domain/payment/methods/boleto/boleto-shape.ts'
import { fieldsOf } from '../../../src/ui/form/field-name.ts'
import { RadioGroup } from '../../../src/ui/form/fields/radio-group.tsx'
import { Form } from '../../../src/ui/form/form.tsx'
import { useFormState } from '../../../src/ui/form/form-context.ts'
import { FormFailure } from '../../../src/ui/form/form-failure.ts'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import { NarrowColumn } from '../../../src/ui/page/layout/page-grid.tsx'

const fieldName = fieldsOf<Values>()

const cardId = String(paymentMethodIds.creditCard)
const boletoId = String(paymentMethodIds.boleto)
const payPalId = String(paymentMethodIds.allpagoPayPal)

const pay = fn<(values: object) => Promise<unknown>>()

const empty = {
  brazilPaymentMethods: '',
  fapespNumber: '',
  paymentMethodId: '',
  creditCard: { currency: { value: '' } },
  boleto: { payer: '', processNumber: '', taxIdentification: { type: '', number: '' } },
  allpagoPaypal: { taxIdentification: { type: '', number: '' } },
}

type Values = typeof empty

const schema: Schema<Values> = mixed<Values>()
  .required()
  .test(async (values) => {
    const { brazilPaymentMethods, paymentMethodId } = values
    const rules = object({
      ...brazilOptionShape(brazilPaymentMethods),
      ...(paymentMethodId === boletoId && boletoShape),
      ...(paymentMethodId === payPalId && allpagoPayPalShape),
    })
    return rules.validate(values, { abortEarly: false }).then(
      () => true,
      (error) => error,
    )
  })

const { allpagoCard, allpagoPayPal, boleto: bankSlip, creditCard, bankTransfer } = paymentMethodIds
const methodIds = [allpagoCard, allpagoPayPal, bankSlip, creditCard, bankTransfer]
const settings = {
  context: 'order',
  isStaff: false,
  methods: methodIds.map((id) => ({ id, name: `method ${id}` })),
} as const

function Groups() {
  const form = useFormState()
  const option = form.valueOf(fieldName('brazilPaymentMethods'))
  const method = form.valueOf(fieldName('paymentMethodId'))
  const methods =
    option === 'fapesp'
      ? [{ value: cardId, label: 'Credit card' }]
      : [
          { value: boletoId, label: 'Boleto' },
          { value: payPalId, label: 'PayPal' },
        ]
  return (
    <>
      <BrazilOptionFields settings={settings} />
      {option === '' ? null : (
        <RadioGroup name={fieldName('paymentMethodId')} label="Payment method" options={methods} />
      )}
      {method === boletoId ? <boletoForm.Fields /> : null}
      {method === payPalId ? <allpagoPayPalForm.Fields /> : null}
    </>
  )
}

function BrazilForm({ values = empty }: { values?: Values }) {
  return (
    <NarrowColumn>
      <Form label="Payment" schema={schema} initialValues={values} onSubmit={pay}>
        <Groups />
        <SubmitButton>Pay</SubmitButton>
      </Form>
    </NarrowColumn>
  )
}

const meta: Meta<typeof BrazilForm> = {
  title: 'Payment/Methods/Brazil',
  component: BrazilForm,
  beforeEach: () => {
    pay.mockReset().mockResolvedValue(undefined)
  },
}
export default meta

type Story = StoryObj<typeof BrazilForm>
type Played = { canvasElement: HTMLElement }

const boleto: Values = { ...empty, brazilPaymentMethods: 'allpago', paymentMethodId: boletoId }

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay' }))

export const AtFirst: Story = {
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('radio', { name: 'A Brazilian payment method' }),
    ).toHaveAccessibleDescription('In reais, by card in installments, PayPal, or boleto.')
    await expect(canvas.getByRole('radio', { name: 'FAPESP funds' })).toHaveAccessibleDescription(
      'With your process number, by card in US dollars or bank transfer.',
    )
    await submit(canvasElement)
    await expect(
      await canvas.findByRole('link', { name: 'You must select an option' }),
    ).toBeVisible()
    await expect(pay).not.toHaveBeenCalled()
  },
}

export const Fapesp: Story = {
  args: { values: boleto },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText(/^FAPESP funds/))
    await expect(canvas.queryByLabelText('Payer')).toBeNull()
    await userEvent.click(canvas.getByLabelText('Credit card'))
    await submit(canvasElement)
    await canvas.findByRole('link', { name: 'Please enter your FAPESP process number.' })
    await userEvent.type(canvas.getByLabelText('FAPESP process number'), '2024/01234-5')
    await submit(canvasElement)
    await waitFor(() => expect(pay).toHaveBeenCalled())
    await expect(pay.mock.lastCall?.[0]).toMatchObject({
      brazilPaymentMethods: 'fapesp',
      fapespNumber: '2024/01234-5',
      paymentMethodId: cardId,
      creditCard: { currency: { value: 'USD' } },
    })
  },
}

export const Boleto: Story = {
  args: { values: boleto },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await submit(canvasElement)
    for (const name of [
      'Please enter who will pay the boleto.',
      'Please select your tax type.',
      'Please enter your tax number.',
    ]) {
      await expect(await canvas.findByRole('link', { name })).toBeVisible()
    }
    await userEvent.type(canvas.getByLabelText('Payer'), 'Rafael Nogueira')
    await userEvent.click(canvas.getByLabelText(/^CPF/))
    await userEvent.type(canvas.getByLabelText('Tax number'), '529.982.247-26')
    await submit(canvasElement)
    await expect(canvas.getByLabelText('Tax number')).toHaveAccessibleErrorMessage(
      /^This CPF is not valid/,
    )
    await userEvent.type(canvas.getByLabelText('Tax number'), '{Backspace}5')
    await submit(canvasElement)
    await waitFor(() => expect(pay).toHaveBeenCalled())
    await expect(pay.mock.lastCall?.[0]).toMatchObject({
      boleto: {
        payer: 'Rafael Nogueira',
        taxIdentification: { type: 'CPF', number: '529.982.247-25' },
      },
    })
  },
}
export const BoletoInTheDark: Story = {
  tags: ['deep'],
  args: { values: boleto },
  globals: { scheme: 'dark' },
}

export const PaypalOfAnOrganization: Story = {
  args: { values: { ...boleto, paymentMethodId: payPalId } },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText(/^CNPJ/))
    await expect(canvas.getByLabelText('Tax number')).toHaveAccessibleDescription(/^14 digits/)
  },
}

export const RefusedByTheServer: Story = {
  args: {
    values: {
      ...boleto,
      boleto: {
        ...boleto.boleto,
        payer: 'R',
        taxIdentification: { type: 'CPF', number: '529.982.247-25' },
      },
    },
  },
  play: async ({ canvasElement }: Played) => {
    const message = () => 'The tax office does not know this number.'
    pay.mockResolvedValue(
      new FormFailure({
        fields: new Map([[fieldName('boleto.taxIdentification.number'), message]]),
      }),
    )
    await submit(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: message() })).toBeVisible()
    await expect(canvas.getByLabelText('Payer')).toHaveValue('R')
  },
}
