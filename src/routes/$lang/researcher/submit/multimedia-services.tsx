import { createFileRoute } from '@tanstack/react-router'
import { enterEarly } from '../../../../features/order-form/frame/enter-early.ts'
import { MultimediaServicesScreen } from '../../../../features/order-form/multimedia-services/multimedia-services-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/multimedia-services')({
  staticData: { access: 'anyone' },
  loader: enterEarly,
  component: MultimediaServicesScreen,
})
