import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { StudyField } from './field-vocabulary.ts'
import type { SiteCode } from './site-application.ts'

export type Person = {
  identity: string
  firstName: string
  lastName: string
  fullName: string
  title: string | null
  email: string
  institution: string
  city: string
  country: { code: string; name: string }
  countryId: number
  addressId: number
  address: { line: string; unit: string | null; state: string | null; zip: string | null }
  phone: string
  orcid: string | null
  site: SiteCode
  language: components['schemas']['Language']
  field: StudyField
  /** Manuscript titles in the person's language; empty for those who write in English. */
  ownTitles: readonly string[]
}

const unitedStates = { country: { code: 'US', name: 'United States' }, countryId: 223 } as const
const inEnglish = { site: 'us', language: 'en', ownTitles: [] } as const

export const helenMarsh: Person = {
  ...unitedStates,
  ...inEnglish,
  identity: 'user-helen-marsh',
  firstName: 'Helen',
  lastName: 'Marsh',
  fullName: 'Helen Marsh',
  title: 'Dr.',
  email: 'helen.marsh@example.edu',
  institution: 'Duke University',
  city: 'Durham',
  addressId: 311,
  address: { line: '130 Science Drive', unit: 'Room 137', state: 'NC', zip: '27708' },
  phone: '+1 919 555 0142',
  orcid: '0000-0002-1825-0097',
  field: 'plant science',
}

export const samuelOkafor: Person = {
  ...unitedStates,
  ...inEnglish,
  identity: 'user-samuel-okafor',
  firstName: 'Samuel',
  lastName: 'Okafor',
  fullName: 'Samuel Okafor',
  title: null,
  email: 'samuel.okafor@example.edu',
  institution: 'Emory University',
  city: 'Atlanta',
  addressId: 874,
  address: { line: '1518 Clifton Road NE', unit: null, state: 'GA', zip: '30322' },
  phone: '+1 404 555 0178',
  orcid: null,
  field: 'public health',
}

export const naomiFeldman: Person = {
  ...unitedStates,
  ...inEnglish,
  identity: 'user-naomi-feldman',
  firstName: 'Naomi',
  lastName: 'Feldman',
  fullName: 'Naomi Feldman',
  title: 'Prof.',
  email: 'naomi.feldman@example.edu',
  institution: 'Brandeis University',
  city: 'Waltham',
  addressId: 587,
  address: { line: '415 South Street', unit: 'Volen 208', state: 'MA', zip: '02453' },
  phone: '+1 781 555 0163',
  orcid: '0000-0002-9079-593X',
  field: 'neuroscience',
}

export const graceLindqvist: Person = {
  ...unitedStates,
  ...inEnglish,
  identity: 'user-grace-lindqvist',
  firstName: 'Grace',
  lastName: 'Lindqvist',
  fullName: 'Grace Lindqvist',
  title: 'Prof.',
  email: 'grace.lindqvist@example.edu',
  institution: 'University of Minnesota',
  city: 'Minneapolis',
  addressId: 452,
  address: { line: '23 3rd Avenue SE', unit: null, state: 'MN', zip: '55455' },
  phone: '+1 612 555 0119',
  orcid: '0000-0001-5109-3700',
  field: 'hydrology',
}
