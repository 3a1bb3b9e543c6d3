import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react'
import type { FieldName } from '../field-name.ts'
import styles from './control.module.css'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { describe, useField } from './use-field.ts'

type Props = FieldLabels & {
  name: FieldName<string>
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
  spellCheck?: boolean
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters'
  /** For cards, captchas and one-time codes: never stored in a draft. */
  secret?: boolean
  short?: boolean
  dir?: 'auto'
  tidy?: (text: string) => string
  onLeave?: () => void
}

export function TextField(props: Props) {
  const { name, label, hint, optional, secret, short, tidy, onLeave, ...input } = props
  const field = useField(name, { secret })
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <input
        type="text"
        {...input}
        {...describe(field, Boolean(hint))}
        id={field.id}
        name={name}
        className={short ? `${styles.input} ${styles.short}` : styles.input}
        aria-required={!optional && !field.allOptional}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ target: { value } }) => field.change(tidy ? tidy(value) : value)}
        onBlur={(event) => {
          field.blur(event)
          onLeave?.()
        }}
      />
    </FieldFrame>
  )
}

type EmailProps = FieldLabels & {
  name: FieldName<string>
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** Native email inputs trim pasted text silently and reject addresses that our rule allows. */
export function EmailField({ autoComplete = 'username', ...props }: EmailProps) {
  return (
    <TextField
      {...props}
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
