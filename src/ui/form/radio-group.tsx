import type { ReactNode } from 'react'
import styles from './choice.module.css'
import { type FieldWords, GroupFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode }

type Props = FieldWords & { name: string; options: readonly RadioOption[] }

/** One of a few; the focus comes to the chosen one, else to the first. */
export function RadioGroup({ name, label, hint, optional, options }: Props) {
  const field = useField(name)
  const chosen = options.find((option) => option.value === field.value) ?? options[0]
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
            onChange={() => field.change(option.value)}
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
