import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../page/buttons/button.tsx'
import type { FieldName } from '../field-name.ts'
import styles from './choice.module.css'
import { type FieldLabels, GroupFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  more?: ReactNode
  /** Its hint must say why. */
  disabled?: boolean
}

type Props = FieldLabels & {
  name: FieldName<string>
  options: readonly RadioOption[]
  onChosen?: (value: string) => void
  clearable?: boolean
}

export function RadioGroup(props: Props) {
  const { name, label, hint, optional, options, onChosen, clearable } = props
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
            aria-labelledby={option.more ? `${field.id}-${option.value}-label` : undefined}
            aria-describedby={option.more ? `${field.id}-${option.value}-more` : undefined}
            onChange={() => {
              field.change(option.value)
              onChosen?.(option.value)
            }}
            onBlur={field.blur}
          />
          <span>
            <span id={`${field.id}-${option.value}-label`}>
              {option.label}
              {option.hint ? <span className={styles.more}>{option.hint}</span> : null}
            </span>
            {option.more ? (
              <span id={`${field.id}-${option.value}-more`} className={styles.more}>
                {option.more}
              </span>
            ) : null}
          </span>
        </label>
      ))}
      {clearable && chosen?.value === field.value ? (
        <Button
          variant="text"
          onClick={() => {
            // The button is about to go.
            document.getElementById(field.id)?.focus()
            field.change('')
          }}
        >
          <Trans>Clear my choice</Trans>
        </Button>
      ) : null}
    </GroupFrame>
  )
}
