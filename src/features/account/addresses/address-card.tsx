import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '../../../api/addresses.ts'
import type { Country } from '../../../domain/countries/country-choices.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'
import { Button } from '../../../ui/page/button.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { TextLink } from '../../../ui/page/text-link.tsx'
import { addressLines } from './address-lines.ts'
import styles from './saved-addresses.module.css'

type Props = {
  address: Address
  countries: readonly Country[]
  language: SiteLanguage
  onDelete: () => void
}

export function AddressCard({ address, countries, language, onDelete }: Props) {
  const { t, i18n } = useLingui()
  const { id, label, name, organization, phone } = address
  const addressee = organization ?? name
  const lines = addressLines(address, countries, i18n.locale)
  return (
    <li className={styles.card}>
      <p className={styles.lines}>
        {lines.map((line) =>
          line === addressee ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
        )}
        {phone ? <span className={styles.phone}>{phone}</span> : null}
        {organization ? null : (
          <TextLink
            to="/$lang/account/addresses/$id"
            params={{ lang: language, id }}
            search={{ purpose: 'invoice' }}
          >
            <Trans>Add an organization for invoices</Trans>
          </TextLink>
        )}
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to="/$lang/account/addresses/$id"
          params={{ lang: language, id }}
          variant="text"
          aria-label={t`Edit ${label}`}
        >
          <Trans>Edit</Trans>
        </ButtonLink>
        <Button variant="text" danger aria-label={t`Delete ${label}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}
