import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import type { SiteField } from './site-definition.ts'

const mostPeople = 50

type Provider = { id: string; name: string }

const isLinked = ({ account }: UserRow, { id }: Provider) =>
  account.linkedAccounts.some(({ providerId }) => providerId === id)

function noteOf(user: UserRow, provider: Provider): string {
  if (!user.account.active) return `${user.email}; the account is closed`
  const linked = isLinked(user, provider) ? 'linked with' : 'not yet linked with'
  return `${user.email}; ${linked} ${provider.name}`
}

export function personField(world: World, provider: Provider): SiteField {
  const users = [...world.users.all()]
  const linked = users.filter((user) => isLinked(user, provider))
  const others = users.filter((user) => !isLinked(user, provider))
  const options = [...linked, ...others].slice(0, mostPeople).map((user) => ({
    value: user.identity,
    label: user.account.fullName,
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

export const nameFields: readonly SiteField[] = [
  nameField('firstName', 'First name', 'Amira'),
  nameField('lastName', 'Last name', 'Castellanos'),
]
