import type { ReactNode } from 'react'
import type { FieldName } from '../field-name.ts'
import styles from './choice.module.css'
import { type FieldLabels, GroupFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Its hint must say why. */
  disabled?: boolean
}

type Props = FieldLabels & {
  name: FieldName<string>
  options: readonly RadioOption[]
  onChosen?: (value: string) => void
}

export function RadioGroup({ name, label, hint, optional, options, onChosen }: Props) {
  const field = useField(name)
  const open = options.filter(({ disabled }) => !disabled)
  const chosen = open.find(({ value }) => value === field.value) ?? open[0]
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            required={!optional && !field.allOptional}
            id={option === chosen ? field.id : undefined}
            name={field.id}
            value={option.value}
            checked={option.value === field.value}
            disabled={option.disabled}
            onChange={() => {
              field.change(option.value)
              onChosen?.(option.value)
            }}
            onBlur={field.blur}
          />
          <span>
            {option.label}
            {option.hint ? <span className={styles.more}>{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </GroupFrame>
  )
}
