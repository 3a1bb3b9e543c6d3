import { createFileRoute } from '@tanstack/react-router'
import { PaymentDetailsPage } from '../../../screens/payment-details-page.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/payment-details')({
  staticData: { access: 'anyone' },
  component: PaymentDetailsPage,
})
