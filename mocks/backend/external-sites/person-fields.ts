import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'
import type { SiteField } from './site-definition.ts'

/** More than a page can show with sense; scenarios have a handful. */
const mostPeople = 50

type Provider = { id: string; name: string }

const isLinked = ({ account }: UserRow, { id }: Provider) =>
  account.linkedAccounts.some(({ providerId }) => providerId === id)

function noteOf(user: UserRow, provider: Provider): string {
  if (!user.account.active) return `${user.email}; the account is closed`
  const linked = isLinked(user, provider) ? 'linked with' : 'not yet linked with'
  return `${user.email}; ${linked} ${provider.name}`
}

/** Asks who somebody is: the people of the world, those first who are linked with the provider. */
export function personField(world: World, provider: Provider): SiteField {
  const users = [...world.users.all()]
  const linked = users.filter((user) => isLinked(user, provider))
  const others = users.filter((user) => !isLinked(user, provider))
  const options = [...linked, ...others].slice(0, mostPeople).map((user) => ({
    value: user.identity,
    words: user.account.fullName,
    note: noteOf(user, provider),
  }))
  return { kind: 'one-of', name: 'person', label: 'Who signs in', options }
}

const nameField = (name: string, label: string, value: string): SiteField => ({
  kind: 'line',
  name,
  label,
  value,
  required: true,
  maxLength: 100,
})

/** Asks for the name of somebody whom Galley does not know, with one to begin with. */
export const nameFields: readonly SiteField[] = [
  nameField('firstName', 'First name', 'Amira'),
  nameField('lastName', 'Last name', 'Castellanos'),
]
