import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  documentDetailsQuery,
  hasReadingEnded,
} from '../../../../api/order-form/order-form-queries.ts'
import {
  type ManuscriptDetailsBody,
  saveManuscriptDetailsMutation,
} from '../../../../api/order-form/order-form-saving.ts'
import { orderFormKey } from '../../../../api/query-keys.ts'
import { useOrderForm } from '../../frame/order-form-context.ts'
import { textOfFiles } from '../../preflight/filled-text.ts'
import { knownReports, reportKey } from '../../preflight/known-reports.ts'
import { knownLength, type TextLength, undoneByChange, unsavedLength } from './manuscript-values.ts'

export type Reading = {
  isReading: boolean
  /** Of the order form, or else of the files. */
  known: TextLength
  /** Whether there is nothing more to read in the files, and something is still unknown. */
  isRead: boolean
  /** What was read and saved without asking, and what that undid. */
  saved: { details: ManuscriptDetailsBody; undone: ReturnType<typeof undoneByChange> } | undefined
  error: unknown
}

/** Has the server read the files, and saves what the person did not state. */
export function useReading(): Reading {
  const { orderForm } = useOrderForm()
  const { features } = useRouteContext({ from: '/$lang' }).application
  const queryClient = useQueryClient()
  const { mutate, data, variables, error, context } = useMutation({
    ...saveManuscriptDetailsMutation(),
    onMutate: () => undoneByChange(orderForm),
  })

  const { identity, manuscripts, manuscriptLanguages, wordCount, manuscriptLanguageId } = orderForm
  const isConfirmed = wordCount !== null && manuscriptLanguageId !== null
  const isDue = features.language_detection && manuscripts.main.length > 0
  const options = documentDetailsQuery(
    identity,
    manuscripts.main.map((file) => file.identity),
  )
  const { data: read, isFetching } = useQuery({ ...options, enabled: isDue })
  const state = queryClient.getQueryState(options.queryKey)
  const hasEnded = state !== undefined && !isFetching && hasReadingEnded(state)

  const inFiles = textOfFiles(
    manuscripts.main.map((file) => knownReports.get().get(reportKey(file))),
    manuscriptLanguages.map(({ id }) => id),
  )
  const known = knownLength(orderForm, read, inFiles)
  const found = isDue && hasEnded ? unsavedLength(orderForm, known) : undefined
  const words = found?.wordCount
  const language = found?.language
  useEffect(() => {
    if (words === undefined || language === undefined) return
    mutate({ identity, body: { wordCount: words, language } })
  }, [identity, words, language, mutate])

  // The order form compares the stated word count with the one that was read.
  const isOutdated =
    hasEnded && !found && orderForm.calculatedWordCount === null && Boolean(read?.wordCount)
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: orderFormKey })
  }, [isOutdated, queryClient])

  return {
    isReading: isDue && (!hasEnded || (found !== undefined && !error)),
    isRead: isDue && hasEnded && !isConfirmed,
    known,
    saved: data && { details: variables.body, undone: context },
    error: isDue ? error : null,
  }
}
