import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isSearchableName, organizationsQuery, searchedName } from '../../api/fapiao.ts'
import { ComboboxField } from '../../ui/form/combobox/combobox-field.tsx'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { useDebouncedValue } from '../../ui/form/fields/use-debounced-value.ts'
import { useFormState } from '../../ui/form/form-context.ts'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import type { FapiaoValues } from './fapiao-field-rules.ts'
import { fapiaoLimits } from './fapiao-field-rules.ts'
import { officialLanguage } from './fapiao-messages.ts'

const fieldName = fieldsOf<FapiaoValues>()

/** Milliseconds without input before a search. */
const pause = 250

const none: readonly never[] = []

export function OrganizationField() {
  const { t } = useLingui()
  const form = useFormState()
  const [typed, setTyped] = useState('')
  const [filled, setFilled] = useState(false)
  const text = useDebouncedValue(typed, pause)
  const { data, isError, isPlaceholderData } = useQuery(organizationsQuery(text))
  const isSearched = isSearchableName(typed) && isSearchableName(text)
  const found = isSearched ? (data ?? none) : none

  const hasError = form.errorOf(fieldName('organizationName')) !== undefined

  function searchStatus(): ReactNode {
    // The error says what to do.
    if (hasError) return null
    if (filled) return <Trans>Its taxpayer number has been filled in below.</Trans>
    if (!isSearched) return null
    if (isError) {
      return <Trans>We can’t search the list right now. Please type the full name.</Trans>
    }
    if (!data || isPlaceholderData) return null
    if (data.length === 0) {
      return <Trans>No organization by this name. Please type the full name.</Trans>
    }
    return (
      <VisuallyHidden>
        <Plural
          value={data.length}
          one="# organization found. Choose it with the arrow keys or keep typing."
          other="# organizations found. Choose one with the arrow keys or keep typing."
        />
      </VisuallyHidden>
    )
  }
  return (
    <ComboboxField
      name={fieldName('organizationName')}
      label={t`Organization`}
      hint={
        <Trans>
          The buyer’s name in Chinese, without Latin letters, up to {fapiaoLimits.name} characters.
          Suggestions appear from {searchedName.min} characters.
        </Trans>
      }
      listLabel={t`Organizations`}
      lang={officialLanguage}
      options={found.map((it) => ({ value: it.organizationName, more: it.taxpayerNumber }))}
      status={searchStatus()}
      onTyped={(name) => {
        setFilled(false)
        setTyped(name)
      }}
      onChosen={({ more = '' }) => {
        form.change(fieldName('taxpayerNumber'), more)
        setFilled(true)
        setTyped('')
      }}
    />
  )
}
