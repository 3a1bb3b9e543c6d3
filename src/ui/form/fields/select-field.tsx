import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Icon } from '../../page/icon.tsx'
import control from './control.module.css'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import styles from './select-field.module.css'
import { describe, useField } from './use-field.ts'

export type SelectOption = { value: string; label: string }

type Props = FieldLabels & {
  name: string
  /** What stands there as long as nothing is chosen; choosing it again takes a choice back. */
  placeholder: string
  options: readonly SelectOption[]
  /** Offered before the others, apart from them, since most people choose one of them. */
  likely?: readonly SelectOption[]
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Told what the person chose, after the form was; an empty text for the choice taken back. */
  onChosen?: (value: string) => void
}

const optionOf = ({ value, label }: SelectOption): ReactNode => (
  <option key={value} value={value}>
    {label}
  </option>
)

/**
 * One of a list, long or short. The browser's own control: typing finds an entry, every keyboard and
 * screen reader knows it, a telephone shows its own wheel, and it costs no script.
 */
export function SelectField(props: Props) {
  const {
    name,
    label,
    hint,
    optional,
    placeholder,
    options,
    likely = [],
    autoComplete,
    onChosen,
  } = props
  const field = useField(name)
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.box}>
        <select
          {...describe(field, Boolean(hint))}
          id={field.id}
          name={name}
          className={control.input}
          autoComplete={autoComplete}
          aria-required={!optional && !field.allOptional}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={({ target: { value } }) => {
            field.change(value)
            onChosen?.(value)
          }}
          onBlur={field.blur}
        >
          <option value="">{placeholder}</option>
          {likely.map(optionOf)}
          {likely.length > 0 ? <hr /> : null}
          {options.map(optionOf)}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}
