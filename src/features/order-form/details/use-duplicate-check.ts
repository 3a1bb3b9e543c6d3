import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { duplicateOrderQuery } from '../../../api/order-form/order-form-queries.ts'
import { isTitle } from '../../../domain/manuscripts/title-rule.ts'

/** Asks whether a title was ordered before. A failure counts as no. */
export function useDuplicateCheck() {
  const [title, setTitle] = useState('')
  const { data, isFetching } = useQuery({
    ...duplicateOrderQuery(title),
    enabled: isTitle(title),
  })
  return {
    check: (typed: string) => setTitle(typed.trim()),
    isChecking: isFetching,
    foundFor: (typed: string) => (typed.trim() === title ? (data ?? undefined) : undefined),
  }
}

export type DuplicateCheck = ReturnType<typeof useDuplicateCheck>
