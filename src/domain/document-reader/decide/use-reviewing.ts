import { useMemo } from 'react'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import type { DocumentOutline } from '../model/document-model.ts'
import type { Reviewing } from './review-context.ts'
import { useDecisions } from './use-decisions.ts'

export function useReviewing(outline: DocumentOutline, draft: DraftName, bytes: number) {
  const review = useDecisions(outline, draft, bytes)
  const { dispatch } = review
  const { categories } = outline
  const reviewing = useMemo(
    (): Reviewing => ({
      categories,
      decide: (positions, decision) => dispatch({ do: 'decide', positions, decision }),
    }),
    [categories, dispatch],
  )
  return { review, reviewing }
}
