import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { canSearchJournals, journalSearchQuery } from '../../../../api/journals.ts'
import type { ServiceDetails } from '../../../../api/order-form/order-form-queries.ts'
import { ComboboxField } from '../../../../ui/form/combobox/combobox-field.tsx'
import { fieldsOf } from '../../../../ui/form/field-name.ts'
import { TextField } from '../../../../ui/form/fields/text-field.tsx'
import { useDebouncedValue } from '../../../../ui/form/fields/use-debounced-value.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { VisuallyHidden } from '../../../../ui/page/visually-hidden.tsx'
import type { DetailsValues } from '../details-values.ts'
import { longestJournalUrl } from './journal-schema.ts'
import { useJournalWebsite } from './use-journal-website.ts'

const fieldName = fieldsOf<Pick<DetailsValues, 'journal'>>()

/** Milliseconds without input before a search. */
const pause = 250

const none: readonly never[] = []

function NameField({ required }: { required: boolean }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const text = useDebouncedValue(typed, pause)
  const { data, isPlaceholderData } = useQuery({
    ...journalSearchQuery(text),
    placeholderData: keepPreviousData,
  })
  const website = useJournalWebsite()
  const isSearched = canSearchJournals(typed) && canSearchJournals(text)
  const found = isSearched ? (data ?? none) : none

  function status(): ReactNode {
    if (website.change === 'filled') return <Trans>Its website has been filled in below.</Trans>
    if (website.change === 'removed') {
      return <Trans>The website of the previous journal has been removed.</Trans>
    }
    if (!isSearched || !data || isPlaceholderData) return null
    if (data.length === 0) {
      return <Trans>No journal found by this name. We'll take it as you type it.</Trans>
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
      name={fieldName('journal.name')}
      label={t`Target journal`}
      hint={<Trans>Start typing to choose a journal</Trans>}
      optional={!required}
      listLabel={t`Journals`}
      options={found.map(({ title, issns: [issn] }) => ({
        value: title,
        ...(issn !== undefined && { more: issn }),
      }))}
      status={status()}
      onTyped={(name) => {
        setTyped(name)
        website.removeFilled()
      }}
      onChosen={({ value, more }) => {
        setTyped('')
        void website.lookUp(value, more)
      }}
    />
  )
}

/** The name may also be one that no service knows. */
export function JournalFields({ journalDetails }: Pick<ServiceDetails, 'journalDetails'>) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Journal information</Trans>}>
      <NameField required={journalDetails.required} />
      <TextField
        name={fieldName('journal.url')}
        label={t`Journal website`}
        hint={<Trans>Starts with http:// or https://, up to {longestJournalUrl} characters.</Trans>}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
    </Section>
  )
}
