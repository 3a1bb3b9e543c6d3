import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'yup'
import { AllpagoCardField } from '../../../src/domain/payment/methods/allpago-card/allpago-card-field.tsx'
import { allpagoCardShape } from '../../../src/domain/payment/methods/allpago-card/allpago-card-shape.ts'
import { clearDrafts } from '../../../src/ui/form/draft/draft-store.ts'
import { Form } from '../../../src/ui/form/form.tsx'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import { Button } from '../../../src/ui/page/buttons/button.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { cardLabels, failedIn, fieldsIn, typeCardInFrame } from './in-card-frame.ts'
import { inMethodWorld, withQueries } from './method-world.tsx'

const pay = fn<(values: object) => Promise<unknown>>()
const schema = object(allpagoCardShape)

const values = (parts: string) => ({
  allpagoCreditCard: {
    checkoutId: '',
    numberOfInstallments: { value: parts },
    taxIdentification: { type: 'CPF', number: '529.982.247-25' },
  },
})

function AllpagoForm({ parts = '' }: { parts?: string }) {
  return (
    <Form
      label="Payment"
      schema={schema}
      initialValues={values(parts)}
      draft={{ name: 'allpago-story', owner: 'rafael' }}
      onSubmit={pay}
    >
      <AllpagoCardField amount={1250.5} receiptCode="RC-60012" />
      <SubmitButton beside={<Button>Look around</Button>}>Pay</SubmitButton>
    </Form>
  )
}

const meta: Meta<typeof AllpagoForm> = {
  title: 'Payment/Methods/Card in Brazil',
  component: AllpagoForm,
  loaders: [inMethodWorld('scenario=brazil')],
  decorators: [withQueries],
  beforeEach: () => {
    pay.mockReset().mockResolvedValue(undefined)
    clearDrafts()
    return () => clearDrafts()
  },
}
export default meta

type Story = StoryObj<typeof AllpagoForm>
type Played = { canvasElement: HTMLElement }

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Pay' }))

export const AtFirst: Story = {
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await submit(canvasElement)
    const name = 'You must select a valid number of installments'
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
    const parts = canvas.getByLabelText('Installments')
    await expect(within(parts).getAllByRole('option')).toHaveLength(7)
    await expect(parts).toHaveTextContent('2 installments of R$ 625,25')
    await expect(parts).toHaveTextContent('3 installments: R$ 416,84 + 2 × R$ 416,83')
    await expect(canvas.queryByTitle('Card details')).toBeNull()
  },
}

export const Opened: Story = {
  args: { parts: '3' },
  play: async ({ canvasElement }: Played) => {
    const { frame, fields } = await fieldsIn(canvasElement)
    await expect(fields.getByText(/R\$ 416,84 \+ 2 × R\$ 416,83/)).toBeVisible()
    await waitFor(() => expect(Number(frame.height)).toBeGreaterThan(247))
  },
}
export const OpenedInTheDark: Story = {
  tags: ['deep'],
  args: { parts: '3' },
  globals: { scheme: 'dark' },
}

export const BeforeRouteResult: Story = {
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Installments'), '3')
    const { fields } = await typeCardInFrame(canvasElement)
    fields.getByRole('button').click()
    await expect(
      await canvas.findByText('Your card has been accepted. You can pay now.'),
    ).toBeVisible()
    const storage = () => JSON.stringify({ ...localStorage })
    const taxNumber = canvas.getByLabelText('Tax number')
    await userEvent.clear(taxNumber)
    await userEvent.type(taxNumber, '52998224725')
    await waitFor(() => expect(storage()).toContain('52998224725'))
    await expect(storage()).not.toContain('checkout-approved')
    await submit(canvasElement)
    await waitFor(() => expect(pay).toHaveBeenCalled())
    await expect(pay.mock.lastCall?.[0]).toMatchObject({
      allpagoCreditCard: {
        checkoutId: 'checkout-approved-RC-60012',
        numberOfInstallments: { value: 3 },
      },
    })
  },
}

export const OtherPartsAfterTheCard: Story = {
  args: { parts: '3' },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    const { fields } = await typeCardInFrame(canvasElement)
    fields.getByRole('button').click()
    await canvas.findByText('Your card has been accepted. You can pay now.')
    await userEvent.selectOptions(canvas.getByLabelText('Installments'), '6')
    await waitFor(() => expect(canvas.queryByText(/Your card has been accepted/)).toBeNull())
    const anew = await fieldsIn(canvasElement)
    await waitFor(() => expect(anew.fields.getByText(/R\$ 208,45 \+ 5 × R\$ 208,41/)).toBeVisible())
    await submit(canvasElement)
    const link = await canvas.findByRole('link', { name: 'Please enter your card details.' })
    await expect(pay).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(document.activeElement).toBe(anew.frame)
  },
}

export const Incomplete: Story = {
  tags: ['deep'],
  args: { parts: '1' },
  play: async ({ canvasElement }: Played) => {
    const { fields } = await fieldsIn(canvasElement)
    fields.getByRole('button').click()
    await expect(fields.getByText('Confira o número do cartão.')).toBeVisible()
    await expect(fields.getByLabelText(cardLabels.number)).toBeInvalid()
  },
}

export const FrameFailed: Story = {
  args: { parts: '1' },
  loaders: [inMethodWorld('scenario=brazil&fault=openAllpagoCheckout:503:1')],
  play: async ({ canvasElement, loaded }) => {
    const { clock }: OpenedScreen = loaded.screen
    const canvas = within(canvasElement)
    await canvas.findByTitle('Card details')
    const failed = await failedIn(canvasElement, clock)
    await expect(failed).toHaveTextContent('The card form could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await fieldsIn(canvasElement)
  },
}
