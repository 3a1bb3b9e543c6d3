import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { AddressRules } from '../addresses/address-problem.ts'
import { chosenCountry, stateIn } from '../addresses/address-values.ts'
import { countryName } from '../countries/country-choices.ts'
import { addressIn } from './known-address.ts'
import styles from './payment.module.css'

type Props = { address: unknown; rules: AddressRules; action: ReactNode }

/** What a payment sends of an address, as on a letter, with what can be done about it. */
export function AddressLines({ address, rules, action }: Props) {
  const { i18n } = useLingui()
  const values = addressIn(address)
  const country = chosenCountry(values, rules.countries)
  const town = [values.city, stateIn(values, country), values.zip].filter(Boolean).join(', ')
  const lines = [
    rules.name === 'hidden' ? '' : values.name,
    rules.organization === 'hidden' ? '' : values.organization,
    values.address1,
    values.address2,
    town,
    country ? countryName(country, i18n.locale) : '',
    rules.phone === 'hidden' ? '' : values.phone,
  ].filter(Boolean)
  return (
    <div className={styles.folded}>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {action}
    </div>
  )
}
