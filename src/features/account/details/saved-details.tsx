import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../../api/account.ts'
import { accountFieldLabels } from '../../../domain/account/account-field-labels.ts'
import type {
  AccountChoices,
  ConfiguredField,
  ConfiguredFieldName,
} from '../../../domain/account/configured-field.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { savedText } from './account-completion-rules.ts'
import { detailText } from './detail-labels.ts'
import { DetailList } from './detail-list.tsx'

const shown: readonly ConfiguredFieldName[] = [
  'title',
  'firstName',
  'lastName',
  'email',
  'institution',
  'countryId',
  'state',
  'foundUs',
]

type Props = { user: User; choices: AccountChoices; formFields: readonly ConfiguredField[] }

export function SavedDetails({ user, choices, formFields }: Props) {
  const { i18n } = useLingui()
  const details = shown
    .filter(
      (name) => !formFields.some((field) => field.name === name) && savedText(name, user) !== '',
    )
    .map((name) => ({
      name,
      label: i18n._(accountFieldLabels[name]),
      text: detailText(name, user, choices, i18n.locale),
    }))
  if (details.length === 0) return null
  return (
    <Section title={<Trans>Details we already have</Trans>}>
      <DetailList details={details} />
    </Section>
  )
}
