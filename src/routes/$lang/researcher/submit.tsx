import { createFileRoute, Outlet } from '@tanstack/react-router'
import { OrderFormLayout } from '../../../features/order-form/order-form-layout.tsx'
import { textSearch } from '../../../lib/search/text-search.ts'

export const Route = createFileRoute('/$lang/researcher/submit')({
  staticData: { access: 'anyone' },
  validateSearch: textSearch,
  component: () => (
    <OrderFormLayout>
      <Outlet />
    </OrderFormLayout>
  ),
})
