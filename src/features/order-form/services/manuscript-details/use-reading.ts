import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  documentDetailsQuery,
  hasReadingEnded,
} from '../../../../api/order-form/order-form-queries.ts'
import {
  type ManuscriptDetails,
  saveManuscriptDetailsMutation,
} from '../../../../api/order-form/order-form-saving.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import {
  completeLength,
  knownLength,
  type TextLength,
  undoneByChange,
} from './manuscript-values.ts'

export type Reading = {
  isReading: boolean
  /** Of the order form, or else of the files. */
  known: TextLength
  /** Whether there is nothing more to read in the files. */
  isRead: boolean
  /** What was read and saved without asking, and what that undid. */
  saved: { details: ManuscriptDetails; undone: ReturnType<typeof undoneByChange> } | undefined
  /** Why what was read could not be saved. */
  error: unknown
}

/** Reads the files until their length and language are known, and saves them. */
export function useReading(): Reading {
  const { orderForm } = useOrderForm()
  const { features } = useRouteContext({ from: '/$lang' }).application
  const queryClient = useQueryClient()
  const { mutate, data, variables, error, context } = useMutation({
    ...saveManuscriptDetailsMutation(),
    onMutate: () => undoneByChange(orderForm),
  })

  const { identity, manuscripts, wordCount, manuscriptLanguageId } = orderForm
  const isConfirmed = wordCount !== null && manuscriptLanguageId !== null
  const isDue = features.language_detection && manuscripts.main.length > 0 && !isConfirmed
  const options = documentDetailsQuery(
    identity,
    manuscripts.main.map((file) => file.identity),
  )
  const { data: read, isFetching } = useQuery({ ...options, enabled: isDue })
  const state = queryClient.getQueryState(options.queryKey)
  const hasEnded = state !== undefined && !isFetching && hasReadingEnded(state)

  const known = knownLength(orderForm, read)
  const found = isDue && hasEnded ? completeLength(known) : undefined
  const words = found?.wordCount
  const language = found?.language
  useEffect(() => {
    if (words === undefined || language === undefined) return
    mutate({ identity, body: { wordCount: words, language } })
  }, [identity, words, language, mutate])

  return {
    isReading: isDue && (!hasEnded || (found !== undefined && !error)),
    isRead: isDue && hasEnded,
    known,
    saved: data && { details: variables.body, undone: context },
    error: isDue ? error : null,
  }
}
