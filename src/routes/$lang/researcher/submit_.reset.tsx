import { createFileRoute } from '@tanstack/react-router'
import { OrderFormEntryScreen } from '../../../features/order-form/order-form-entry-screen.tsx'
import { textSearch } from '../../../lib/search/text-search.ts'

export const Route = createFileRoute('/$lang/researcher/submit_/reset')({
  staticData: { access: 'anyone' },
  validateSearch: textSearch,
  component: () => <OrderFormEntryScreen entry="reset" />,
})
