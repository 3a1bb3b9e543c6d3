import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { StepName } from '../../../api/order-form/order-form.ts'
import { textSearch } from '../../../lib/text-search.ts'
import { stepLink } from './step-links.ts'

type Options = { search?: Record<string, string>; replace?: boolean }

/** Opens the screen of a step. */
export function useOpenStep() {
  const navigate = useNavigate({ from: '/$lang' })
  return (step: StepName, { search = {}, replace }: Options = {}) => {
    const link = stepLink(step)
    return 'params' in link
      ? navigate({ to: link.to, params: ({ lang }) => ({ lang, ...link.params }), search, replace })
      : navigate({ to: link.to, search, replace })
  }
}

/** Replaces the address by that of a step, and keeps its search parameters. */
export function OpenStep({ step }: { step: StepName }) {
  const openStep = useRef(useOpenStep())
  const search = useRef(textSearch(useSearch({ strict: false })))
  useEffect(() => {
    void openStep.current(step, { search: search.current, replace: true })
  }, [step])
  return null
}
