import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldName } from '../field-name.ts'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { SelectBox } from './select-box.tsx'
import { describe, useField } from './use-field.ts'

export type SelectOption = { value: string; label: string }

type Props = FieldLabels & {
  name: FieldName<string>
  /** Choosing it again clears the choice. */
  placeholder: string
  options: readonly SelectOption[]
  likely?: readonly SelectOption[]
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Called after the form is updated; empty for a cleared choice. */
  onChosen?: (value: string) => void
}

const optionOf = ({ value, label }: SelectOption): ReactNode => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** A native select: accessible, searchable by typing, and free of script. */
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
      <SelectBox
        {...describe(field, Boolean(hint))}
        id={field.id}
        name={name}
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
      </SelectBox>
    </FieldFrame>
  )
}
