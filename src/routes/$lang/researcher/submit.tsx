import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textSearch } from '../../../lib/search/text-search.ts'

export const Route = createFileRoute('/$lang/researcher/submit')({
  staticData: { access: 'anyone' },
  validateSearch: textSearch,
  // Split here, the layout would be in a file of its own instead of its folder's.
  codeSplitGroupings: [],
  component: lazyRouteComponent(
    () => import('../../../features/order-form/order-form-layout.tsx'),
    'OrderFormLayout',
  ),
})
