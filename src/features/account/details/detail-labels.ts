import type { User } from '../../../api/account.ts'
import { foundUsLabel, optionLabel } from '../../../domain/account/account-field-labels.ts'
import type {
  AccountChoices,
  ConfiguredFieldName,
} from '../../../domain/account/configured-field.ts'
import {
  countryByCode,
  countryName,
  stateOptions,
} from '../../../domain/countries/country-choices.ts'
import { savedText } from './account-completion-rules.ts'

/** The saved value in a language (BCP 47); empty if unset. */
export function detailText(
  name: ConfiguredFieldName,
  user: User,
  choices: AccountChoices,
  tag: string,
): string {
  const text = savedText(name, user)
  const country = countryByCode(choices.countries, user.country ?? '')
  switch (name) {
    case 'title':
      return optionLabel({ id: text, name: text })
    case 'countryId':
      return country ? countryName(country, tag) : text
    case 'state': {
      const states = country ? stateOptions(country, tag) : []
      return states.find(({ value }) => value === text)?.label ?? text
    }
    case 'foundUs': {
      const option = choices.foundUsOptions.find(({ id }) => id === text)
      return option ? foundUsLabel(option) : text
    }
    default:
      return text
  }
}
