import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MethodForm } from '../methods/method-form.ts'
import { loadMethodForms } from './method-registry.ts'

/** The fields of the methods are modules of their own, which are loaded once. */
export const methodFormsQuery = () =>
  queryOptions({
    queryKey: ['method-forms'],
    queryFn: loadMethodForms,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** Empty for a method without fields, and for an unknown one. */
export function useMethodForm(id: number | undefined): MethodForm {
  const { data } = useQuery(methodFormsQuery())
  return (id !== undefined && data?.get(id)) || {}
}
