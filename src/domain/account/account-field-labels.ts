import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { hasEntry } from '../../lib/unlisted.ts'
import type {
  ConfiguredField,
  ConfiguredFieldName,
  FieldProblem,
  ListedField,
} from './configured-field.ts'

export const accountFieldLabels: Record<ConfiguredFieldName, MessageDescriptor> = {
  title: msg({ message: 'Title', context: 'form of address' }),
  firstName: msg`Given name`,
  lastName: msg`Family name`,
  email: msg`E-mail address`,
  password: msg`Password`,
  countryId: msg`Country`,
  state: msg`State or province`,
  institution: msg`Institution`,
  foundUs: msg`How did you find us?`,
  agreeToTOS: msg`Terms of service`,
}

export function isListedField(field: ConfiguredField): field is ListedField {
  return hasEntry(accountFieldLabels, field.name)
}

const missing: Record<ConfiguredFieldName, MessageDescriptor> = {
  title: msg`Please choose a title.`,
  firstName: msg`Please enter your given name.`,
  lastName: msg`Please enter your family name.`,
  email: msg`Please enter your e-mail address.`,
  password: msg`Please choose a password.`,
  countryId: msg`Please choose your country.`,
  state: msg`Please choose your state or province.`,
  institution: msg`Please enter your institution.`,
  foundUs: msg`Please choose how you found us.`,
  agreeToTOS: msg`Please agree to the terms of service first.`,
}

export function fieldProblemMessage(name: ConfiguredFieldName, problem: FieldProblem): string {
  const label = i18n._(accountFieldLabels[name])
  switch (problem.kind) {
    case 'missing':
      return i18n._(missing[name])
    case 'not-an-address':
      return t`Please enter a valid e-mail address, such as name@university.edu.`
    case 'too-short': {
      const { least } = problem
      return t`${label}: please use at least ${plural(least, { one: '# character', other: '# characters' })}.`
    }
    case 'too-long': {
      const { most, length } = problem
      return t`${label}: please use no more than ${plural(most, { one: '# character', other: '# characters' })}. You’ve entered ${length}.`
    }
  }
}

const foundUs: Readonly<Record<string, MessageDescriptor>> = {
  colleague: msg`A colleague`,
  search: msg`A search engine`,
  journal: msg`A journal or publisher`,
  institution: msg`My institution or library`,
  conference: msg`A conference or workshop`,
  'social-media': msg`Social media`,
  advertisement: msg`An advertisement`,
  other: msg`Other`,
}

const titles: Readonly<Record<string, MessageDescriptor>> = {
  'Prof.': msg({ message: 'Prof.', context: 'form of address' }),
  'Dr.': msg({ message: 'Dr.', context: 'form of address' }),
  'Ms.': msg({ message: 'Ms.', context: 'form of address' }),
  'Mr.': msg({ message: 'Mr.', context: 'form of address' }),
}

type Choice = { id: string; name: string }

function labelFrom(labels: Readonly<Record<string, MessageDescriptor>>) {
  return ({ id, name }: Choice): string => {
    const label = Object.hasOwn(labels, id) ? labels[id] : undefined
    return label ? i18n._(label) : name
  }
}

export const foundUsLabel = labelFrom(foundUs)

/** Unknown options keep the server's name. */
export const optionLabel = labelFrom(titles)
