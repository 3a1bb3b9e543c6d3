import { countryNamed } from '../../reference-data/regions/countries.ts'

type AccountFields = {
  firstName: string
  lastName: string
  countryId: number | null
  state: string | null
  institution: string | null
}

const isEmpty = (text: string | null) => (text ?? '').trim() === ''

/** Whether an account lacks fields that an order needs; a state counts only where the country has a list of them. */
export function lacksFields(
  account: AccountFields,
  required: { institution: boolean; state: boolean },
): boolean {
  const { firstName, lastName, countryId, state, institution } = account
  if (isEmpty(firstName) || isEmpty(lastName) || countryId === null) return true
  const hasStates = (countryNamed(countryId)?.states ?? []).length > 0
  if (required.state && hasStates && isEmpty(state)) return true
  return required.institution && isEmpty(institution)
}
