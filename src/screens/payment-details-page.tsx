import { Trans } from '@lingui/react/macro'
import { PaymentDetailsScreen } from '../features/order-form/payment/payment-details-screen.tsx'
import { AppButtonLink } from '../ui/page/app-button-link.tsx'

/** The payment of the order form; anonymous people sign in first. */
export function PaymentDetailsPage() {
  return (
    <PaymentDetailsScreen
      signIn={
        <p>
          <AppButtonLink to="/$lang/login">
            <Trans>Sign in to pay</Trans>
          </AppButtonLink>
        </p>
      }
    />
  )
}
