import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { KeyboardEvent } from 'react'

export type ComboboxOption = {
  /** The field's text once the option is chosen. */
  value: string
  /** Distinguishes options with similar names. */
  more?: string
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

type TextField = { id: string; value: unknown; change: (text: string) => void }

type Options = {
  options: readonly ComboboxOption[]
  text?: string | undefined
  onChosen: (option: ComboboxOption) => void
}

/** `current` is the id of the highlighted option. */
export function useSuggestions(field: TextField, { options, text, onChosen }: Options) {
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
  const current =
    shown && options[highlightedIndex] !== undefined ? optionId(highlightedIndex) : undefined

  function isForList({ key, nativeEvent }: KeyboardEvent): boolean {
    // While an input method composes a word, Enter and arrows belong to it.
    if (nativeEvent.isComposing) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') return options.length > 0
    return key === 'Enter' ? current !== undefined : key === 'Escape' && shown
  }
  return { shown, current, isForList, getInputProps, getMenuProps, getItemProps }
}
