import { Navigate, useSearch } from '@tanstack/react-router'
import { textSearch } from '../../../lib/search/text-search.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { BundleSelection } from './bundle-selection.tsx'
import { BundleQuestions } from './questions/bundle-questions.tsx'

export function ServiceBundlesScreen() {
  const { availableServiceBundles } = useOrderForm().orderForm
  const { view } = textSearch(useSearch({ strict: false }))
  if (view === 'questions') return <BundleQuestions />
  if (availableServiceBundles.length > 0) return <BundleSelection />
  return <Navigate to="." search={(previous) => ({ ...previous, view: 'questions' })} replace />
}
