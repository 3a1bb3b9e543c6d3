import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '../../api/account.ts'
import { countryOf } from '../../domain/account/account-field-rules.ts'
import { fieldLabels, foundUsWords, optionWords } from '../../domain/account/account-field-words.ts'
import type {
  AccountChoices,
  ConfiguredField,
  FieldName,
} from '../../domain/account/configured-field.ts'
import { countryName, stateOptions } from '../../domain/account/country-choices.ts'
import { Section } from '../../ui/page/section.tsx'
import { savedText } from './account-completion-rules.ts'
import styles from './saved-details.module.css'

const shown: readonly FieldName[] = [
  'title',
  'firstName',
  'lastName',
  'email',
  'institution',
  'countryId',
  'state',
  'foundUs',
]

type Props = { user: User; choices: AccountChoices; asked: readonly ConfiguredField[] }

/** What the account holds already, so that nobody wonders whether it has to be typed again. */
export function SavedDetails({ user, choices, asked }: Props) {
  const { i18n } = useLingui()
  const country = countryOf(choices, user.country ?? '')

  function inWords(name: FieldName): string {
    const text = savedText(name, user)
    switch (name) {
      case 'title':
        return optionWords({ id: text, name: text })
      case 'countryId':
        return country ? countryName(country, i18n.locale) : text
      case 'state':
        return (
          (country &&
            stateOptions(country, i18n.locale).find(({ value }) => value === text)?.label) ??
          text
        )
      case 'foundUs': {
        const option = choices.foundUsOptions.find(({ id }) => id === text)
        return option ? foundUsWords(option) : text
      }
      default:
        return text
    }
  }

  const rows = shown
    .filter((name) => !asked.some((field) => field.name === name) && savedText(name, user) !== '')
    .map((name) => ({ name, label: i18n._(fieldLabels[name]), words: inWords(name) }))
  if (rows.length === 0) return null
  return (
    <div className={styles.saved}>
      <Section title={<Trans>What your account holds already</Trans>}>
        <dl className={styles.list}>
          {rows.map(({ name, label, words }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}
