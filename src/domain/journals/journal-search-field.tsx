import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { canSearchJournals, journalSearchQuery } from '../../api/journals/journals.ts'
import { ComboboxField } from '../../ui/form/combobox/combobox-field.tsx'
import type { FieldName } from '../../ui/form/field-name.ts'
import { useDebouncedValue } from '../../ui/form/fields/use-debounced-value.ts'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'

/** Milliseconds without input before a search. */
const pause = 250

const none: readonly never[] = []

type Props = {
  name: FieldName<string>
  label: ReactNode
  optional?: boolean
  /** Shown instead of the state of the search. */
  status?: ReactNode
  onTyped?: () => void
  onChosen?: (name: string, issn: string | undefined) => void
}

/** Also takes a journal that no service knows. */
export function JournalSearchField({ name, label, optional, status, onTyped, onChosen }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const text = useDebouncedValue(typed, pause)
  const { data, isPlaceholderData } = useQuery({
    ...journalSearchQuery(text),
    placeholderData: keepPreviousData,
  })
  const isSearched = canSearchJournals(typed) && canSearchJournals(text)
  const found = isSearched ? (data ?? none) : none

  function searchStatus(): ReactNode {
    if (!isSearched || !data || isPlaceholderData) return null
    if (data.length === 0) {
      return <Trans>No journal found by this name. We’ll take it as you type it.</Trans>
    }
    return (
      <VisuallyHidden>
        <Plural
          value={data.length}
          one="# journal found. Choose it with the arrow keys or keep typing."
          other="# journals found. Choose one with the arrow keys or keep typing."
        />
      </VisuallyHidden>
    )
  }
  return (
    <ComboboxField
      name={name}
      label={label}
      hint={<Trans>Start typing to choose a journal</Trans>}
      optional={optional}
      listLabel={t`Journals`}
      options={found.map(({ title, issns: [issn] }) => ({
        value: title,
        ...(issn !== undefined && { more: issn }),
      }))}
      status={status ?? searchStatus()}
      onTyped={(entered) => {
        setTyped(entered)
        onTyped?.()
      }}
      onChosen={({ value, more }) => {
        setTyped('')
        onChosen?.(value, more)
      }}
    />
  )
}
