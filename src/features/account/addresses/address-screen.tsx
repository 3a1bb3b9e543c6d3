import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { accountQuery, type User } from '../../../api/account.ts'
import type { AddressPurpose } from '../../../domain/addresses/saved-address-options.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { FormGrid } from '../../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonFields } from '../../../ui/states/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { maxAddresses } from './address-limit.ts'
import { AddressNotes } from './address-notes.tsx'

type AddressScreenProps = {
  user: User
  /** Of the saved address to edit; undefined for a new one. */
  id?: string
  purpose: AddressPurpose
  /** ISO 3166 alpha-2. */
  siteCountry: string
  onSaved: () => Promise<void>
}

export function AddressScreen(props: AddressScreenProps) {
  const { t } = useLingui()
  const { user, id, purpose } = props
  const saved = user.addresses.find((address) => address.id === id)
  if (id !== undefined && !saved) return <NoSuchAddress />
  if (!saved && user.addresses.length >= maxAddresses) return <NoRoom />
  const others = user.addresses.filter((address) => address !== saved)
  return (
    <FormGrid
      railLabel={t`About your addresses`}
      rail={<AddressNotes others={others} purpose={purpose} />}
    >
      <PageHeading
        title={saved ? t`Edit an address` : t`New address`}
        lead={
          saved ? (
            <Trans>Earlier orders and payments keep the old address.</Trans>
          ) : (
            <Trans>It’s offered when you pay, so you don’t have to retype it.</Trans>
          )
        }
      />
      <FormWithCountries {...props} />
    </FormGrid>
  )
}

function FormWithCountries({ id, user, ...props }: AddressScreenProps) {
  const saved = user.addresses.find((address) => address.id === id)
  return (
    <QueryState
      query={useQuery(accountQuery())}
      loading={<SkeletonFields fields={7} />}
      failedTitle={<Trans>The form could not be loaded</Trans>}
      failedText={<Trans>Your addresses have not changed. Please try again.</Trans>}
    >
      {({ countries }) => (
        <AddressForm key={id} {...props} user={user} saved={saved} countries={countries} />
      )}
    </QueryState>
  )
}

function NoSuchAddress() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`We could not find this address`}
      lead={
        <Trans>It may have been deleted. You’ll find your saved addresses in your account.</Trans>
      }
      action={
        <AppButtonLink to="/$lang/account" variant="filled">
          <Trans>See my addresses</Trans>
        </AppButtonLink>
      }
    />
  )
}

function NoRoom() {
  const { t } = useLingui()
  return (
    <PageHeading
      alone
      title={t`You’ve reached the address limit`}
      lead={<Trans>You can save up to {maxAddresses} addresses. Delete one to add another.</Trans>}
      action={
        <AppButtonLink to="/$lang/account" variant="filled">
          <Trans>See my addresses</Trans>
        </AppButtonLink>
      }
    />
  )
}
