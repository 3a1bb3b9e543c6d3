import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { formatAddress } from '../../../lib/format-address.ts'
import type { AddressRules } from '../../addresses/address-field-rules.ts'
import { chosenCountry, stateIn } from '../../addresses/address-values.ts'
import { countryName } from '../../countries/country-choices.ts'
import styles from '../payment.module.css'
import { addressValuesIn } from './saved-address.ts'

type Props = { address: unknown; rules: AddressRules; action: ReactNode }

export function AddressLines({ address, rules, action }: Props) {
  const { i18n } = useLingui()
  const values = addressValuesIn(address)
  const country = chosenCountry(values, rules.countries)
  const { name, organization, address1, address2, city, zip, phone } = values
  const parts = {
    name: rules.name === 'hidden' ? '' : name,
    organization: rules.organization === 'hidden' ? '' : organization,
    address1,
    address2,
    city,
    state: stateIn(values, country),
    zip,
  }
  const shown = country && { ...country, name: countryName(country, i18n.locale) }
  const lines = [
    ...formatAddress(parts, shown),
    ...(phone && rules.phone !== 'hidden' ? [phone] : []),
  ]
  return (
    <div className={styles.folded}>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={styles.actions}>{action}</div>
    </div>
  )
}
