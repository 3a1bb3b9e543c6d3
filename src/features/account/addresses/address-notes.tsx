import { Trans } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import {
  type AddressPurpose,
  savedAddressOptions,
} from '../../../domain/addresses/saved-address-options.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import styles from './saved-addresses.module.css'

/** More of them would be longer than the form. */
const mostNamed = 5

/** Keeps the number of a house on the street's line. */
const withNumberKept = (label: string) => label.replaceAll(/, (?=\d)/g, ',\u00a0')

type Props = { others: readonly Address[]; purpose: AddressPurpose }

export function AddressNotes({ others, purpose }: Props) {
  return (
    <>
      {/* For an invoice, the form requires an organization. */}
      {purpose === 'invoice' ? null : (
        <section>
          <h2>
            <Trans>For invoices, too</Trans>
          </h2>
          <p>
            <Trans>
              With an organization, the address can be chosen for an invoice. Without one, it can be
              chosen for payments only.
            </Trans>
          </p>
        </section>
      )}
      {others.length > 0 ? (
        <section>
          <h2>
            <Trans>Your other addresses</Trans>
          </h2>
          <ul className={styles.others}>
            {savedAddressOptions(others)
              .slice(0, mostNamed)
              .map(({ value, label }) => (
                <li key={value}>{withNumberKept(label)}</li>
              ))}
          </ul>
          <AppLink to="/$lang/account">
            <Trans>See my addresses</Trans>
          </AppLink>
        </section>
      ) : null}
    </>
  )
}
