import { createFileRoute } from '@tanstack/react-router'
import { ReworkGetStartedScreen } from '../../../../features/order-form/rework-get-started/rework-get-started-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/rework-get-started')({
  staticData: { access: 'anyone' },
  component: ReworkGetStartedScreen,
})
