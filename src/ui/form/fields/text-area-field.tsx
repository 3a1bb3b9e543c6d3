import type { FieldName } from '../field-name.ts'
import styles from './control.module.css'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { describe, useField } from './use-field.ts'

type Props = FieldLabels & {
  name: FieldName<string>
  /** Blocks further input; use a schema to report texts that are too long instead. */
  maxLength?: number
  onTyped?: (text: string) => void
  /** Room for paragraphs; the usual height is for a few sentences. */
  tall?: boolean
}

export function TextAreaField({ name, label, hint, optional, maxLength, onTyped, tall }: Props) {
  const field = useField(name)
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <textarea
        {...describe(field, Boolean(hint))}
        id={field.id}
        name={name}
        maxLength={maxLength}
        className={`${styles.input} ${styles.lines} ${tall ? styles.tall : ''}`}
        aria-required={!optional && !field.allOptional}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => {
          field.change(event.target.value)
          onTyped?.(event.target.value)
        }}
        onBlur={field.blur}
      />
    </FieldFrame>
  )
}
