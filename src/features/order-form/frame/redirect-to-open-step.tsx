import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { StepName } from '../../../api/order-form/order-form.ts'
import { textSearch } from '../../../lib/search/text-search.ts'
import { stepLink } from './step-links.ts'

type Options = { search?: Record<string, string>; replace?: boolean }

export function useOpenStep() {
  const navigate = useNavigate({ from: '/$lang' })
  return (step: StepName, { search = {}, replace }: Options = {}) =>
    navigate({ ...stepLink(step), search, replace })
}

/** Keeps the search parameters but `view`, which belongs to the step that is left. */
export function RedirectToOpenStep({ step }: { step: StepName }) {
  const openStep = useRef(useOpenStep())
  const { view: _, ...kept } = textSearch(useSearch({ strict: false }))
  const search = useRef(kept)
  useEffect(() => {
    void openStep.current(step, { search: search.current, replace: true })
  }, [step])
  return null
}
