import { createFileRoute } from '@tanstack/react-router'
import { ServiceBundlesScreen } from '../../../../features/order-form/service-bundles/service-bundles-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/service-bundles')({
  staticData: { access: 'anyone' },
  component: ServiceBundlesScreen,
})
