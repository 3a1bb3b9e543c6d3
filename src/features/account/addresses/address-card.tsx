import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import type { Country } from '../../../domain/countries/country-choices.ts'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { addressLines } from './saved-address-lines.ts'
import styles from './saved-addresses.module.css'

type Props = {
  address: Address
  countries: readonly Country[]
  onDelete: () => void
}

export function AddressCard({ address, countries, onDelete }: Props) {
  const { t, i18n } = useLingui()
  const { id, label, name, organization, phone } = address
  const addressee = name || organization
  const lines = addressLines(address, countries, i18n.locale)
  return (
    <li className={styles.card}>
      <p className={styles.lines}>
        {lines.map((line) =>
          line === addressee ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
        )}
        {phone ? <span className={styles.phone}>{phone}</span> : null}
        {organization ? null : (
          <AppLink
            to="/$lang/account/addresses/$id"
            params={{ id }}
            search={{ purpose: 'invoice' }}
          >
            <Trans>Add an organization for invoices</Trans>
          </AppLink>
        )}
      </p>
      <div className={styles.actions}>
        <AppButtonLink
          to="/$lang/account/addresses/$id"
          params={{ id }}
          variant="text"
          aria-label={t`Edit ${label}`}
        >
          <Trans>Edit</Trans>
        </AppButtonLink>
        <Button variant="text" aria-label={t`Delete ${label}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}
