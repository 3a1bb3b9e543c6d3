import { createFileRoute } from '@tanstack/react-router'
import { AdditionalServicesScreen } from '../../../../features/order-form/additional-services/additional-services-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/additional-services')({
  staticData: { access: 'anyone' },
  component: AdditionalServicesScreen,
})
