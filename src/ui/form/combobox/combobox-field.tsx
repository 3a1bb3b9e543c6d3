import type { ReactNode } from 'react'
import { Announced } from '../../page/announced.tsx'
import type { FieldName } from '../field-name.ts'
import control from '../fields/control.module.css'
import { FieldFrame, type FieldLabels } from '../fields/field-frame.tsx'
import { describe, useField } from '../fields/use-field.ts'
import styles from './combobox.module.css'
import { type ComboboxOption, useSuggestions } from './use-suggestions.ts'

type Props = FieldLabels & {
  name: FieldName<string>
  options: readonly ComboboxOption[]
  listLabel: string
  status: ReactNode
  /** Language of the options, where it is not the page's. */
  lang?: string
  /** The shown text, where the value is another: `onTyped` and `onChosen` then change the value. */
  text?: string
  onTyped: (text: string) => void
  onChosen: (option: ComboboxOption) => void
}

export function ComboboxField(props: Props) {
  const { name, label, hint, optional, options, listLabel, status, lang, text, onTyped } = props
  const field = useField(name)
  const { shown, current, isForList, ...box } = useSuggestions(field, props)
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.root}>
        <input
          {...box.getInputProps({
            ...describe(field, Boolean(hint)),
            type: 'text',
            'aria-expanded': shown,
            'aria-activedescendant': current ?? '',
            // The label names the field by its id.
            'aria-labelledby': undefined,
            'aria-required': !optional && !field.allOptional,
            spellCheck: false,
            name,
            lang,
            className: control.input,
            onChange(event) {
              if (text === undefined) field.change(event.currentTarget.value)
              onTyped(event.currentTarget.value)
            },
            onKeyDown(event) {
              if (isForList(event)) return
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
            },
            onBlur: field.blur,
          })}
        />
        <div
          {...box.getMenuProps({ 'aria-label': listLabel })}
          hidden={!shown}
          className={styles.list}
        >
          {shown
            ? options.map((option, index) => (
                <div
                  {...box.getItemProps({ item: option, index })}
                  key={`${option.value} ${option.more}`}
                  className={styles.option}
                >
                  <span lang={lang}>{option.value}</span>
                  {option.more ? <span className={styles.more}>{option.more}</span> : null}
                </div>
              ))
            : null}
        </div>
      </div>
      <Announced className={styles.status}>{status}</Announced>
    </FieldFrame>
  )
}
