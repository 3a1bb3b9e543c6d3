import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MethodForm } from '../methods/method-form.ts'
import { loadMethodForms } from './method-registry.ts'

export const methodFormsQuery = () =>
  queryOptions({
    queryKey: ['method-forms'],
    queryFn: loadMethodForms,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export function useMethodForm(id: number | undefined): MethodForm {
  const { data } = useQuery(methodFormsQuery())
  return (id !== undefined && data?.get(id)) || {}
}
