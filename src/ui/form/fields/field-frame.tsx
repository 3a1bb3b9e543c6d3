import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Announced } from '../../page/announced.tsx'
import { Icon } from '../../page/icon.tsx'
import styles from './field-frame.module.css'
import type { Field } from './use-field.ts'

export type FieldLabels = {
  label: ReactNode
  hint?: ReactNode
  /** All other fields are required and marked so for assistive technology. */
  optional?: boolean
}

type LabelProps = Pick<FieldLabels, 'label' | 'optional'> & {
  field: Pick<Field, 'allOptional'>
}

export function LabelText({ field, label, optional }: LabelProps) {
  if (!optional || field.allOptional) return label
  return (
    <Trans>
      {label} <span className={styles.optional}>(optional)</span>
    </Trans>
  )
}

export function Hint({ field, children }: { field: Field; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={field.hintId} className={styles.hint}>
      {children}
    </div>
  )
}

/** Always mounted, so that a new error is announced, unless the error summary does. */
export function ErrorLine({ field }: { field: Field }) {
  return (
    <Announced id={field.errorId} isSilent={field.isInSummary}>
      {field.error ? (
        <p className={styles.error}>
          <Icon name="error" size={14} />
          {field.error}
        </p>
      ) : null}
    </Announced>
  )
}

type Props = FieldLabels & { field: Field; children: ReactNode }

export function FieldFrame({ field, label, optional, hint, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        <LabelText field={field} label={label} optional={optional} />
      </label>
      <Hint field={field}>{hint}</Hint>
      {children}
      <ErrorLine field={field} />
    </div>
  )
}

type GroupProps = Props & {
  /** For controls that are higher than a window. */
  errorAbove?: boolean
}

export function GroupFrame({ field, label, optional, hint, children, errorAbove }: GroupProps) {
  const ids = [hint && field.hintId, field.error && field.errorId].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.group}
      aria-describedby={ids || undefined}
      data-invalid={field.error !== undefined || undefined}
    >
      <legend className={styles.label}>
        <LabelText field={field} label={label} optional={optional} />
      </legend>
      <Hint field={field}>{hint}</Hint>
      {errorAbove ? (
        <div className={styles.above}>
          <ErrorLine field={field} />
        </div>
      ) : null}
      {children}
      {errorAbove ? null : <ErrorLine field={field} />}
    </fieldset>
  )
}
