import { createFileRoute } from '@tanstack/react-router'
import { DetailsScreen } from '../../../../features/order-form/details/details-screen.tsx'
import { enterEarly } from '../../../../features/order-form/frame/enter-early.ts'

export const Route = createFileRoute('/$lang/researcher/submit/details')({
  staticData: { access: 'anyone' },
  loader: enterEarly,
  component: DetailsScreen,
})
