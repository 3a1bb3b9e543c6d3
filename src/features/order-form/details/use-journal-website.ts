import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { journalPageQuery } from '../../../api/journals/journals.ts'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import type { DetailsValues } from './details-values.ts'
import { websiteAfterChoice } from './website-after-choice.ts'

const fieldName = fieldsOf<Pick<DetailsValues, 'journal'>>()

/** Fills in the website of a chosen journal. `change` is what happened to the field last. */
export function useJournalWebsite() {
  const queryClient = useQueryClient()
  const form = useFormState()
  const { journal: saved } = useOrderForm().orderForm
  const [filledUrl, setFilledUrl] = useState<string>()
  const [change, setChange] = useState<'filled' | 'removed'>()
  const url = String(form.valueOf(fieldName('journal.url')) ?? '')
  // A lookup ends after later renders.
  const latest = useRef({ form, saved, url, filledUrl })
  useEffect(() => {
    latest.current = { form, saved, url, filledUrl }
  })
  const awaited = useRef<string>(undefined)
  useEffect(
    () => () => {
      awaited.current = undefined
    },
    [],
  )

  function update(next: string) {
    const { form: current, url: before } = latest.current
    if (next === before) return setChange(undefined)
    current.change(fieldName('journal.url'), next)
    setFilledUrl(next === '' ? undefined : next)
    setChange(next === '' ? 'removed' : 'filled')
  }

  return {
    change,
    async lookUp(name: string, issn: string | undefined) {
      awaited.current = name
      const lookUp = async (number: string) => queryClient.fetchQuery(journalPageQuery(number))
      // Without an answer the website is typed.
      const page = issn === undefined ? null : await lookUp(issn).catch(() => null)
      if (awaited.current === name) {
        update(websiteAfterChoice({ ...latest.current, name, foundUrl: page?.url }))
      }
    },
    removeFilled() {
      awaited.current = undefined
      if (filledUrl !== undefined && filledUrl === url) update('')
      else setChange(undefined)
    },
  }
}
