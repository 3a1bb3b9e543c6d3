import { createFileRoute } from '@tanstack/react-router'
import { enterEarly } from '../../../../features/order-form/frame/enter-early.ts'
import { GetStartedScreen } from '../../../../features/order-form/get-started/get-started-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/upload')({
  staticData: { access: 'anyone' },
  loader: enterEarly,
  component: GetStartedScreen,
})
