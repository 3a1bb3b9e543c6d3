import { createContext, use } from 'react'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import type { ChangeCategory } from '../model/change-categories.ts'
import { type Decisions, decisionOn } from './decisions.ts'

export type Reviewing = {
  categories: readonly ChangeCategory[]
  decide: (positions: readonly number[], decision: Decision | undefined) => void
}

/** Undefined where the document is only read. */
export const Review = createContext<Reviewing | undefined>(undefined)

export const ShownDecisions = createContext<Decisions>('')

export const useReview = () => use(Review)

export const useDecision = (change: number): Decision | undefined =>
  decisionOn(use(ShownDecisions), change)
