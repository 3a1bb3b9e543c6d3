import { createFileRoute } from '@tanstack/react-router'
import { ServicesScreen } from '../../../../features/order-form/services/services-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/manuscript-services')({
  staticData: { access: 'anyone' },
  component: ServicesScreen,
})
