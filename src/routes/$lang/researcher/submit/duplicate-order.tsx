import { createFileRoute } from '@tanstack/react-router'
import { DuplicateOrderScreen } from '../../../../features/order-form/duplicate-order/duplicate-order-screen.tsx'

export const Route = createFileRoute('/$lang/researcher/submit/duplicate-order')({
  staticData: { access: 'anyone' },
  component: DuplicateOrderScreen,
})
