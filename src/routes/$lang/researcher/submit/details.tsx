import { createFileRoute } from '@tanstack/react-router'
import { DetailsScreen } from '../../../../features/order-form/details/details-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/details')({
  staticData: { access: 'anyone' },
  component: DetailsScreen,
})
