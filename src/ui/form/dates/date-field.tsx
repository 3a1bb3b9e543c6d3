import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isDay, toMonthFirst } from '../../../lib/calendar.ts'
import { parseDay } from '../../../lib/parse-day.ts'
import type { FieldName } from '../field-name.ts'
import styles from '../fields/control.module.css'
import { FieldFrame, type FieldLabels } from '../fields/field-frame.tsx'
import { describe, useField } from '../fields/use-field.ts'

type Props = Omit<FieldLabels, 'hint'> & {
  name: FieldName<string>
  autoComplete?: 'bday' | 'off'
  /** As it is shown and asked for; both are read. */
  pattern?: 'MM/DD/YYYY' | 'YYYY-MM-DD'
}

/** YYYY-MM-DD, or unreadable text unchanged. */
function toValue(text: string): string {
  const parsed = parseDay(text)
  return 'day' in parsed ? parsed.day : text
}

export function DateField(props: Props) {
  const { name, label, optional, autoComplete = 'off', pattern = 'MM/DD/YYYY' } = props
  const isYearFirst = pattern === 'YYYY-MM-DD'
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const field = useField(name, {
    check(value) {
      if (typeof value !== 'string' || value.trim() === '' || isDay(value)) return undefined
      const parsed = parseDay(value)
      return 'problem' in parsed && parsed.problem === 'impossible'
        ? t`That date doesn’t exist. Please check the month and day.`
        : isYearFirst
          ? t`Please enter the year, month and day, such as 2026-11-22.`
          : t`Please enter the month, day and year, such as 11/22/2026.`
    },
  })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <FieldFrame
      field={field}
      label={label}
      optional={optional}
      hint={isYearFirst ? <Trans>YYYY-MM-DD</Trans> : <Trans>MM/DD/YYYY</Trans>}
    >
      <input
        {...describe(field, true)}
        type="text"
        id={field.id}
        name={name}
        className={`${styles.input} ${styles.short}`}
        inputMode="numeric"
        autoComplete={autoComplete}
        aria-required={!optional && !field.allOptional}
        value={typed ?? (isYearFirst ? value : toMonthFirst(value))}
        onChange={(event) => {
          setTyped(event.target.value)
          field.change(toValue(event.target.value))
        }}
        onBlur={(event) => {
          setTyped(undefined)
          field.blur(event)
        }}
      />
    </FieldFrame>
  )
}
