import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './combobox.module.css'
import { afterKey, closedList, type ListState } from './combobox-keys.ts'
import control from './control.module.css'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { describe, useField } from './use-field.ts'

export type ComboboxOption = {
  /** The field's text once the option is chosen. */
  value: string
  /** Distinguishes options with similar names. */
  more?: string
}

type Props = FieldLabels & {
  name: string
  options: readonly ComboboxOption[]
  /** Accessible name of the list. */
  listLabel: string
  /** State of the search, announced below the field. */
  news: ReactNode
  /** Language of the options, where it is not the page's. */
  lang?: string
  onTyped: (text: string) => void
  onChosen: (option: ComboboxOption) => void
}

/** Free text with suggestions. */
export function ComboboxField(props: Props) {
  const { name, label, hint, optional, options, listLabel, news, lang, onTyped, onChosen } = props
  const field = useField(name)
  const [list, setList] = useState<ListState>(closedList)
  const atHand = useRef<HTMLDivElement>(null)
  const shown = list.open && options.length > 0
  const listId = `${field.id}-list`
  const optionId = (index: number) => `${listId}-${index}`
  useEffect(() => {
    if (list.active >= 0) atHand.current?.scrollIntoView({ block: 'nearest' })
  }, [list.active])

  function choose(option: ComboboxOption | undefined) {
    setList(closedList)
    if (!option) return
    field.change(option.value)
    onChosen(option)
  }
  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing) return
    const next = afterKey({ ...list, open: shown }, event.key, options.length)
    if (next === undefined) return
    event.preventDefault()
    if (next === 'choose') choose(options[list.active])
    else setList(next)
  }
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <div className={styles.root}>
        <input
          {...describe(field, Boolean(hint))}
          type="text"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && list.active >= 0 ? optionId(list.active) : undefined}
          aria-required={!optional && !field.allOptional}
          autoComplete="off"
          spellCheck={false}
          id={field.id}
          name={name}
          lang={lang}
          className={control.input}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => {
            field.change(event.target.value)
            setList({ open: true, active: -1 })
            onTyped(event.target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            setList(closedList)
            field.blur(event)
          }}
        />
        {shown ? (
          <div id={listId} role="listbox" aria-label={listLabel} className={styles.list}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
              <div
                key={`${option.value} ${option.more}`}
                ref={index === list.active ? atHand : undefined}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.active}
                className={styles.option}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                <span lang={lang}>{option.value}</span>
                {option.more ? <span className={styles.more}>{option.more}</span> : null}
              </div>
            ))}
          </div>
        ) : null}
      </div>
      <div role="status" className={styles.news}>
        {news}
      </div>
    </FieldFrame>
  )
}
