import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { PaymentDetailsPage } from '../../../../screens/payment-details-page.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/payment-details')({
  staticData: { access: 'anyone' },
  component: () => <PaymentDetailsPage signIn={<OrderFormSignIn />} />,
})

// Most people are signed in, and need none of its forms.
const OrderFormSignIn = lazy(async () => ({
  default: (await import('../../../../app/session/order-form-sign-in.tsx')).OrderFormSignIn,
}))
