import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { User } from '../../../api/account.ts'
import type { Address } from '../../../api/addresses.ts'
import type { Country } from '../../../domain/countries/country-choices.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ConfirmDialog } from '../../../ui/states/confirm-dialog.tsx'
import { Empty } from '../../../ui/states/empty.tsx'
import { AddressCard } from './address-card.tsx'
import { maxAddresses } from './address-limit.ts'
import styles from './saved-addresses.module.css'
import { useDeleteAddress } from './use-delete-address.ts'

/** The rest of the account follows them, so more are folded. */
const mostOpen = 6

type Props = { user: User; countries: readonly Country[] }

type CardsProps = {
  addresses: readonly Address[]
  countries: readonly Country[]
  onDelete: (address: Address) => void
}

function AddressCards({ addresses, countries, onDelete }: CardsProps) {
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          countries={countries}
          onDelete={() => onDelete(address)}
        />
      ))}
    </ul>
  )
}

type DeletionProps = { address: Address | null; onClose: () => void }

function AddressDeletion({ address, onClose }: DeletionProps) {
  const remove = useDeleteAddress()
  const label = address?.label ?? ''
  return (
    <ConfirmDialog
      open={address !== null}
      danger
      title={<Trans>Delete this address?</Trans>}
      confirm={<Trans>Delete</Trans>}
      onConfirm={() => {
        onClose()
        return address ? void remove(address) : undefined
      }}
      onCancel={onClose}
    >
      <Trans>{label} will no longer be offered when you pay. Past payments are not affected.</Trans>
    </ConfirmDialog>
  )
}

export function SavedAddresses({ user: { addresses }, countries }: Props) {
  const [toDelete, setToDelete] = useState<Address | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(addresses.length)
  useEffect(() => {
    // The focused button is removed with its address.
    if (addresses.length < count.current) box.current?.focus()
    count.current = addresses.length
  }, [addresses.length])
  const add = (
    <AppButtonLink to="/$lang/account/addresses">
      <Trans>Add an address</Trans>
    </AppButtonLink>
  )
  const isFull = addresses.length >= maxAddresses
  const folded = addresses.slice(mostOpen)
  const cards = { countries, onDelete: setToDelete }
  return (
    <Section
      title={<Trans>Saved addresses</Trans>}
      action={addresses.length && !isFull ? add : null}
    >
      <div ref={box} tabIndex={-1}>
        {isFull ? (
          <p className={styles.full}>
            <Trans>You can save up to {maxAddresses} addresses. Delete one to add another.</Trans>
          </p>
        ) : null}
        {addresses.length === 0 ? (
          <Empty title={<Trans>No saved addresses</Trans>} action={add}>
            <Trans>Save one to reuse it when you pay.</Trans>
          </Empty>
        ) : (
          <AddressCards {...cards} addresses={addresses.slice(0, mostOpen)} />
        )}
        {folded.length > 0 ? (
          <details className={styles.folded}>
            <summary>
              <Plural
                value={folded.length}
                one="Show # more address"
                other="Show # more addresses"
              />
              <Icon name="chevron-down" size={12} />
            </summary>
            <AddressCards {...cards} addresses={folded} />
          </details>
        ) : null}
      </div>
      <AddressDeletion address={toDelete} onClose={() => setToDelete(null)} />
    </Section>
  )
}
