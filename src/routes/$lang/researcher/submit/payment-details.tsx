import { createFileRoute } from '@tanstack/react-router'
import { useOrderFormSignIn } from '../../../../app/session/use-order-form-sign-in.ts'
import { PaymentDetailsPage } from '../../../../screens/payment-details-page.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/payment-details')({
  staticData: { access: 'anyone' },
  component: () => <PaymentDetailsPage onSignedIn={useOrderFormSignIn()} />,
})
