import { createFileRoute } from '@tanstack/react-router'
import { GetStartedScreen } from '../../../../features/order-form/get-started/get-started-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/upload')({
  staticData: { access: 'anyone' },
  component: GetStartedScreen,
})
