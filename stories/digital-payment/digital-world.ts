import { expect, waitFor, within } from 'storybook/test'
import { payForDigital } from '../../mocks/backend/rules/payment/settlement/pay-for-digital.ts'
import { payPalForm } from '../../mocks/testing/payment/payment-requests.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import type { OpenedScreen } from '../screen-world.ts'

export type OpenedDigital = { canvasElement: HTMLElement; loaded: Record<string, OpenedScreen> }

/** Begins a payment of the subscription by PayPal in the world; returns its receipt code. */
export function beginByPayPal(opened: OpenedScreen | undefined): string {
  const world = opened?.world
  const user = world?.users.get(opened?.facts.person.identity ?? '')
  if (!world || !user) throw new Error('Nobody is signed in.')
  const form = { ...payPalForm, availableDigitalPurchaseIdentity: 'digital-editing-year' }
  const begin = () => payForDigital({ world, user, type: 'editing', form, now: fixedNow })
  const outcome = world.transact(begin).result
  if ('refused' in outcome) throw new Error(outcome.refused.error)
  return outcome.payment.receiptCode
}

/** Opens the address that the payment page leads back to. */
export const comeBackToDigital = (
  opened: OpenedScreen | undefined,
  receiptCode: string,
  success: string,
) =>
  opened?.router.navigate({
    to: '/$lang/researcher/digital-editing/subscribe/{-$receiptCode}/{-$success}',
    params: { lang: 'en', receiptCode, success },
  })

export const digitalCallsOf = (opened: OpenedScreen | undefined, operation: string) =>
  opened?.calls.all().filter((call) => call.operation === operation) ?? []

/** The product's own page is open, and the person has bought so many times. */
export async function expectPurchase(
  { canvasElement, loaded }: OpenedDigital,
  path: string,
  count = 1,
) {
  const opened = loaded.screen
  await waitFor(() => expect(opened?.router.state.location.pathname).toBe(path))
  const page = within(canvasElement.ownerDocument.body)
  await expect(await page.findByText(/^Thank you\./)).toBeVisible()
  await expect(opened?.world.digitalPurchases.size).toBe(count)
}
