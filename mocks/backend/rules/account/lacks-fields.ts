type Needed = {
  firstName: string
  lastName: string
  countryId: number | null
  institution: string | null
}

/** Whether an account lacks what an order needs; an institution counts where the site asks for it. */
export function lacksFields(account: Needed, institutionMandatory: boolean): boolean {
  const { firstName, lastName, countryId, institution } = account
  if (firstName.trim() === '' || lastName.trim() === '' || countryId === null) return true
  return institutionMandatory && (institution ?? '').trim() === ''
}
