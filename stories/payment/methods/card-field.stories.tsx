import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { object } from 'yup'
import { cardTokenQuery } from '../../../src/api/payment/card-token.ts'
import { CardField } from '../../../src/domain/payment/card/card-field.tsx'
import { cardFieldName, createCardSession } from '../../../src/domain/payment/card/card-session.ts'
import { CardSessionContext } from '../../../src/domain/payment/card/card-session-context.ts'
import { cardShape } from '../../../src/domain/payment/methods/credit-card/card-schema.ts'
import { Form } from '../../../src/ui/form/form.tsx'
import { FormFailure } from '../../../src/ui/form/form-failure.ts'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import type { OpenedScreen } from '../../screen-world.ts'
import { failedIn, fieldsIn, putInFrame, typeCardInFrame } from './in-card-frame.ts'
import { inMethodWorld, withQueries } from './method-world.tsx'

const pay = fn<(creditCard: object) => Promise<unknown>>()
const schema = object(cardShape)

function CardForm({ currencies }: { currencies?: readonly string[] }) {
  const [cardSession] = useState(createCardSession)
  return (
    <Form
      label="Payment"
      schema={schema}
      initialValues={{
        creditCard: {
          isEntered: false,
          currency: { value: currencies ? '' : 'USD' },
          braintreeSaveCC: false,
        },
      }}
      onSubmit={async ({ creditCard: { isEntered: _, ...choices } }) =>
        pay({ ...choices, ...(await cardSession.requestCard()) })
      }
    >
      <CardSessionContext value={cardSession}>
        <CardField currencies={currencies} />
      </CardSessionContext>
      <SubmitButton>Pay</SubmitButton>
    </Form>
  )
}

const meta: Meta<typeof CardForm> = {
  title: 'Payment/Methods/Card',
  component: CardForm,
  loaders: [inMethodWorld('scenario=returning-customer')],
  decorators: [withQueries],
  beforeEach: () => {
    pay.mockReset().mockResolvedValue(undefined)
  },
}
export default meta

type Story = StoryObj<typeof CardForm>
type Played = { canvasElement: HTMLElement }

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Pay' })

export const AtFirst: Story = {
  play: async ({ canvasElement }: Played) => {
    const { frame, fields } = await fieldsIn(canvasElement)
    await expect(frame).toHaveAccessibleDescription(/Our payment provider handles your card/)
    await expect(fields.getByText(/no card is charged/)).toBeVisible()
    await expect(frame.height).not.toBe('')
    await expect(Number(frame.height)).toBeGreaterThanOrEqual(247)
  },
}
export const AtFirstInTheDark: Story = { tags: ['deep'], ...AtFirst, globals: { scheme: 'dark' } }

export const InOurType: Story = {
  play: async ({ canvasElement }: Played) => {
    const { frame, fields } = await fieldsIn(canvasElement)
    const number = fields.getByLabelText('Card number')
    const { fontFamily, color } = getComputedStyle(canvasElement)
    await waitFor(() => expect(getComputedStyle(number)).toMatchObject({ fontFamily, color }))
    await expect(fontFamily).toMatch(/^"Source Sans 3 Variable"/)
    const families = [...(frame.contentDocument?.fonts ?? [])].map(({ family }) => family)
    await expect(families.join()).toContain('Source Sans 3 Variable')
  },
}
export const InOurTypeInTheDark: Story = {
  tags: ['deep'],
  ...InOurType,
  globals: { scheme: 'dark' },
}

export const UnrelatedMessages: Story = {
  play: async ({ canvasElement }: Played) => {
    const { frame } = await fieldsIn(canvasElement)
    const root = frame.contentDocument?.documentElement
    await waitFor(() => expect(root?.style.colorScheme).toBe('light'))
    const broken = fn()
    frame.contentWindow?.addEventListener('error', broken)
    for (const message of [null, undefined, 'card', 7, {}, { look: null }, { scheme: 'dark' }]) {
      frame.contentWindow?.postMessage(message, '*')
    }
    await waitFor(() => expect(root?.style.colorScheme).toBe('dark'))
    await expect(broken).not.toHaveBeenCalled()
  },
}

export const BeforeRouteResult: Story = {
  play: async ({ canvasElement }: Played) => {
    await typeCardInFrame(canvasElement)
    await userEvent.click(button(canvasElement))
    await waitFor(() =>
      expect(pay).toHaveBeenCalledWith({
        nonce: 'card-approved-4242',
        type: 'Visa',
        lastFour: '4242',
        currency: { value: 'USD' },
        braintreeSaveCC: false,
      }),
    )
    // A sent form is reset, and its frame remounts.
    await waitFor(async () => {
      const { fields } = await fieldsIn(canvasElement)
      expect(fields.getByLabelText('Card number')).toHaveValue('')
    })
  },
}

export const Missing: Story = {
  play: async ({ canvasElement }: Played) => {
    const { frame, fields } = await fieldsIn(canvasElement)
    await userEvent.click(button(canvasElement))
    const link = await within(canvasElement).findByRole('link', {
      name: 'Please enter your card details.',
    })
    await expect(await fields.findByText('Please check the card number.')).toBeVisible()
    await expect(pay).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(document.activeElement).toBe(frame)
    await typeCardInFrame(canvasElement)
    await waitFor(() =>
      expect(within(canvasElement).queryByText('Please enter your card details.')).toBeNull(),
    )
  },
}
export const MissingInTheDark: Story = { tags: ['deep'], ...Missing, globals: { scheme: 'dark' } }

export const Expired: Story = {
  tags: ['deep'],
  play: async ({ canvasElement }: Played) => {
    const { fields } = await fieldsIn(canvasElement)
    const expires = fields.getByLabelText('Expires (MM/YY)')
    putInFrame(expires, '10/26')
    await waitFor(() => expect(expires).toBeInvalid())
    await expect(fields.getByText(/Please enter the month and year/)).toBeVisible()
  },
}

export const RefusedByTheBank: Story = {
  play: async ({ canvasElement }: Played) => {
    const message = 'Your bank declined the card. Nothing was paid.'
    pay.mockResolvedValueOnce(
      new FormFailure({ fields: new Map([[cardFieldName, () => message]]) }),
    )
    const { fields } = await typeCardInFrame(canvasElement, '4000 0000 0000 0002')
    await userEvent.click(button(canvasElement))
    await expect(await within(canvasElement).findByRole('link', { name: message })).toBeVisible()
    await expect(pay).toHaveBeenCalledWith(
      expect.objectContaining({ nonce: 'card-declined-0002', lastFour: '0002' }),
    )
    await expect(fields.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
  },
}

export const WithACurrency: Story = {
  args: { currencies: ['USD', 'BRL', 'EUR'] },
  play: async ({ canvasElement }: Played) => {
    const canvas = within(canvasElement)
    await typeCardInFrame(canvasElement, '5555 5555 5555 4444')
    await userEvent.click(button(canvasElement))
    await canvas.findByRole('link', { name: 'Please select a payment currency' })
    await userEvent.selectOptions(canvas.getByLabelText('Payment currency'), 'USD')
    await userEvent.click(canvas.getByLabelText(/^Save this card/))
    await userEvent.click(button(canvasElement))
    await waitFor(() =>
      expect(pay).toHaveBeenCalledWith({
        nonce: 'card-approved-4444',
        type: 'Mastercard',
        lastFour: '4444',
        currency: { value: 'USD' },
        braintreeSaveCC: true,
      }),
    )
  },
}

export const Loading: Story = {
  loaders: [inMethodWorld('scenario=returning-customer&latency=600000')],
  play: async ({ canvasElement }: Played) => {
    await within(canvasElement).findByText('Loading. One moment, please.')
  },
}

export const NoToken: Story = {
  loaders: [inMethodWorld('scenario=returning-customer&fault=getCardClientToken:503:9')],
  play: async ({ canvasElement }: Played) => {
    const failed = await within(canvasElement).findByRole('alert')
    await expect(failed).toHaveTextContent('The card form could not be loaded')
  },
}

export const FrameFailed: Story = {
  decorators: [
    (Story, { loaded }) => {
      const { queryClient }: OpenedScreen = loaded.screen
      const clientToken = btoa(JSON.stringify({ clientApiUrl: '/external/api/nowhere' }))
      queryClient.setQueryData(cardTokenQuery().queryKey, (cached) => cached ?? { clientToken })
      return <Story />
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const { clock }: OpenedScreen = loaded.screen
    const canvas = within(canvasElement)
    await canvas.findByTitle('Card details')
    const failed = await failedIn(canvasElement, clock)
    await expect(failed).toHaveTextContent('The card form could not be loaded')
    await userEvent.click(button(canvasElement))
    await userEvent.click(await canvas.findByRole('link', { name: /Please enter your card/ }))
    await expect(document.activeElement).toContainElement(failed)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await typeCardInFrame(canvasElement)
    await userEvent.click(button(canvasElement))
    await waitFor(() => expect(pay).toHaveBeenCalled())
  },
}
