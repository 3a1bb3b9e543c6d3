import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderFormMessage } from '../../../api/order-form/order-form.ts'
import { hasEntry, type Listed } from '../../../lib/unlisted.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { promoDiscounts } from '../summary/promo-codes.ts'

/** A continued order is announced once, where it is opened. */
type Greeting = Exclude<Listed<OrderFormMessage['key']>, 'previous-submission-continued'>

const greetings: Record<
  Greeting,
  { tone: 'plain' | 'amber'; text: (appliedCode: string | undefined) => ReactNode }
> = {
  'revenue-share-greeting': {
    tone: 'plain',
    text: () => <Trans>Welcome. Your order supports the partner who sent you here.</Trans>,
  },
  'promotional-code-greeting': {
    tone: 'plain',
    text: (code) =>
      code === undefined ? (
        <Trans>Your promo code is ready. You’ll see the lower price with the services.</Trans>
      ) : (
        <Trans>Promo code {code} has been applied.</Trans>
      ),
  },
  'promotional-code-not-valid': {
    tone: 'amber',
    text: () => (
      <Trans>
        The promo code in your link is not valid. It may have ended or been used already.
      </Trans>
    ),
  },
  'service-not-offered': {
    tone: 'amber',
    text: () => (
      <Trans>
        The service of your earlier order is no longer available. Please choose another.
      </Trans>
    ),
  },
}

export function GreetingBanners() {
  const { messages, orderForm } = useOrderForm()
  const applied = promoDiscounts(orderForm.discounts).find((discount) => discount.applied)
  return messages.map(({ key }) => {
    if (!hasEntry(greetings, key)) return null
    const { tone, text } = greetings[key]
    return (
      <Notice key={key} tone={tone}>
        {text(applied?.code)}
      </Notice>
    )
  })
}
