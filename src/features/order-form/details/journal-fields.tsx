import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceDetails } from '../../../api/order-form/order-form-queries.ts'
import { JournalSearchField } from '../../../domain/journals/journal-search-field.tsx'
import { fieldsOf } from '../../../ui/form/field-name.ts'
import { TextField } from '../../../ui/form/fields/text-field.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { DetailsValues } from './details-values.ts'
import { longestJournalUrl } from './journal-schema.ts'
import { useJournalWebsite } from './use-journal-website.ts'

const fieldName = fieldsOf<Pick<DetailsValues, 'journal'>>()

function NameField({ required }: { required: boolean }) {
  const { t } = useLingui()
  const website = useJournalWebsite()
  return (
    <JournalSearchField
      name={fieldName('journal.name')}
      label={t`Target journal`}
      optional={!required}
      status={
        website.change === 'filled' ? (
          <Trans>Its website has been filled in below.</Trans>
        ) : website.change === 'removed' ? (
          <Trans>The website of the previous journal has been removed.</Trans>
        ) : null
      }
      onTyped={website.removeFilled}
      onChosen={(name, issn) => void website.lookUp(name, issn)}
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
