import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { KeyboardEvent, ReactNode } from 'react'
import { Announced } from '../../page/announced.tsx'
import type { FieldName } from '../field-name.ts'
import control from '../fields/control.module.css'
import { FieldFrame, type FieldLabels } from '../fields/field-frame.tsx'
import { describe, useField } from '../fields/use-field.ts'
import styles from './combobox.module.css'

type ComboboxOption = {
  /** The field's text once the option is chosen. */
  value: string
  /** Distinguishes options with similar names. */
  more?: string
}

type Props = FieldLabels & {
  name: FieldName<string>
  options: readonly ComboboxOption[]
  /** Accessible name of the list. */
  listLabel: string
  /** State of the search, announced below the field. */
  status: ReactNode
  /** Language of the options, where it is not the page's. */
  lang?: string
  /** The shown text, where the value is another: `onTyped` and `onChosen` then change the value. */
  text?: string
  onTyped: (text: string) => void
  onChosen: (option: ComboboxOption) => void
}

const { InputBlur, InputChange, InputClick, ItemMouseMove, MenuMouseLeave } =
  useCombobox.stateChangeTypes

/** The text is free: only a key or a click chooses an option, and typing on undoes the choice. */
function freeText(
  state: UseComboboxState<ComboboxOption>,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  switch (type) {
    case InputChange:
      return { ...changes, selectedItem: null }
    case InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 }
    case InputClick:
    case ItemMouseMove:
    case MenuMouseLeave:
      return state
    default:
      return changes
  }
}

/** Free text with suggestions. */
export function ComboboxField(props: Props) {
  const { name, label, hint, optional, options, listLabel, status, lang, text, onTyped, onChosen } =
    props
  const field = useField(name)
  const optionId = (index: number) => `${field.id}-option-${index}`
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    id: field.id,
    inputId: field.id,
    menuId: `${field.id}-list`,
    getItemId: optionId,
    items: [...options],
    itemToString: (option) => option?.value ?? '',
    inputValue: text ?? (typeof field.value === 'string' ? field.value : ''),
    stateReducer: freeText,
    // Downshift's own scrolls the list only, which may end below the window.
    scrollIntoView: (option) => option.scrollIntoView({ block: 'nearest' }),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return
      if (text === undefined) field.change(selectedItem.value)
      onChosen(selectedItem)
    },
  })
  const shown = isOpen && options.length > 0
  // The list may have become shorter.
  const hasHighlight = shown && options[highlightedIndex] !== undefined

  function isForList({ key, nativeEvent }: KeyboardEvent): boolean {
    // While an input method composes a word, Enter and arrows belong to it.
    if (nativeEvent.isComposing) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') return options.length > 0
    return key === 'Enter' ? hasHighlight : key === 'Escape' && shown
  }

  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.root}>
        <input
          {...getInputProps({
            ...describe(field, Boolean(hint)),
            type: 'text',
            'aria-expanded': shown,
            'aria-activedescendant': hasHighlight ? optionId(highlightedIndex) : '',
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
        <div {...getMenuProps({ 'aria-label': listLabel })} hidden={!shown} className={styles.list}>
          {shown
            ? options.map((option, index) => (
                <div
                  {...getItemProps({ item: option, index })}
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
