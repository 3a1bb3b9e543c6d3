import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import type { TextLengthValues } from '../text-length/text-length-values.ts'
import { nextValue } from './filled-text.ts'

const fieldName = fieldsOf<TextLengthValues>()

type Options = {
  /** Undefined while files are being read. */
  found: TextLengthValues | undefined
  current: TextLengthValues
  change: (field: keyof TextLengthValues, value: string) => void
}

const fields = ['wordCount', 'language'] as const

/** Returns which fields hold what was found in the files. */
export function useFilledText(options: Options): Record<keyof TextLengthValues, boolean> {
  const { found, current } = options
  const [filled, setFilled] = useState<TextLengthValues>({ wordCount: '', language: '' })
  const latest = useRef({ ...options, filled })
  useEffect(() => {
    latest.current = { ...options, filled }
  })
  const wordCount = found?.wordCount
  const language = found?.language
  useEffect(() => {
    if (wordCount === undefined || language === undefined) return
    const now = latest.current
    const textInFiles = { wordCount, language }
    for (const field of fields) {
      const value = nextValue({
        current: now.current[field],
        filled: now.filled[field],
        found: textInFiles[field],
      })
      if (value !== undefined) now.change(field, value)
    }
    setFilled(textInFiles)
  }, [wordCount, language])
  const { wordCount: filledCount } = filled
  useLayoutEffect(() => {
    const { activeElement } = document
    if (filledCount === '' || !(activeElement instanceof HTMLInputElement)) return
    // Somebody who was about to type it replaces it, as in a field that was filled in before they came.
    if (activeElement.name === fieldName('wordCount') && activeElement.value === filledCount) {
      activeElement.select()
    }
  }, [filledCount])
  const isFilled = (field: keyof TextLengthValues) =>
    filled[field] !== '' && current[field] === filled[field]
  return { wordCount: isFilled('wordCount'), language: isFilled('language') }
}
