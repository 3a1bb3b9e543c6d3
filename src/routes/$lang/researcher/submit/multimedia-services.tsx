import { createFileRoute } from '@tanstack/react-router'
import { MultimediaServicesScreen } from '../../../../features/order-form/multimedia-services/multimedia-services-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/multimedia-services')({
  staticData: { access: 'anyone' },
  component: MultimediaServicesScreen,
})
