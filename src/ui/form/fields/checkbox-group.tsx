import type { ReactNode } from 'react'
import type { FieldName } from '../field-name.ts'
import styles from './choice.module.css'
import { type FieldLabels, GroupFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

type Props = FieldLabels & {
  name: FieldName<readonly string[]>
  options: readonly { value: string; label: ReactNode }[]
  /** Short options, one behind the other. */
  inline?: boolean
}

export function CheckboxGroup({ name, label, hint, optional, options, inline }: Props) {
  const field = useField(name)
  const ticked = new Set<unknown>(Array.isArray(field.value) ? field.value : [])
  const values = (tick: string, isTicked: boolean) =>
    options
      .map(({ value }) => value)
      .filter((value) => (value === tick ? isTicked : ticked.has(value)))
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={inline ? styles.inline : styles.columns}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={option.value}
              checked={ticked.has(option.value)}
              aria-invalid={field.error === undefined ? undefined : true}
              onChange={(event) => field.change(values(option.value, event.target.checked))}
              onBlur={field.blur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
