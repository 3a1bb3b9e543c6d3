import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { User } from '../../../api/account.ts'
import type { DigitalLanguage, DigitalOffer } from '../../../api/digital-purchases.ts'
import {
  digitalLabel,
  digitalLanguageNames,
  digitalName,
} from '../../../domain/digital-purchases/digital-names.ts'
import { FullPrice } from '../../../domain/digital-purchases/full-price.tsx'
import { formatMoney } from '../../../i18n/format-money.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import styles from './package-card.module.css'

type OfferProps = { offer: DigitalOffer } & Pick<User, 'currency'>

function Offer({ offer, currency }: OfferProps) {
  const { price, fullPrice, label } = offer
  return (
    <li className={styles.offer}>
      <span>
        {digitalName(offer)}
        {label ? <span className={styles.label}>{digitalLabel(label)}</span> : null}
      </span>
      <span className={styles.price}>
        <strong>{formatMoney(price, currency)}</strong>{' '}
        {price < fullPrice ? <FullPrice offer={offer} currency={currency} /> : null}
      </span>
    </li>
  )
}

type LanguageChoiceProps = {
  languages: readonly DigitalLanguage[]
  language: DigitalLanguage | undefined
  onLanguage: (language: DigitalLanguage | undefined) => void
}

function LanguageChoice({ languages, language, onLanguage }: LanguageChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <Trans>Language</Trans>
      </label>
      <SelectBox
        id={id}
        value={language ?? ''}
        onChange={({ target: { value } }) => onLanguage(languages.find((one) => one === value))}
      >
        <option value="">{t`All languages`}</option>
        {languages.map((one) => (
          <option key={one} value={one}>
            {labelOf(digitalLanguageNames, one)}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}

type Props = LanguageChoiceProps & {
  /** The form beside it has the choice of a language; a notice has the way to the packages. */
  hasForm: boolean
  offers: readonly DigitalOffer[]
} & Pick<User, 'currency'>

const familyOf = ({ allowedLanguages }: DigitalOffer) => allowedLanguages.join(' ')

export function PackageCard({ hasForm, offers, currency, ...choice }: Props) {
  const families = [...Map.groupBy(offers, familyOf).values()]
  const isNamedAbove = !hasForm && choice.language !== undefined && families.length === 1
  return (
    <Section card title={<Trans>Prices</Trans>}>
      <p>
        <Trans>Each package can be used for a year.</Trans>
      </p>
      {hasForm ? (
        <AppButtonLink
          to="/$lang/researcher/digital-translations/purchase/{-$receiptCode}/{-$success}"
          search={{ language: choice.language }}
          variant="quiet"
        >
          <Trans>Buy a package</Trans>
        </AppButtonLink>
      ) : (
        <LanguageChoice {...choice} />
      )}
      {families.map((family) => (
        <div key={family[0]?.identity}>
          {isNamedAbove ? null : (
            <h3 className={styles.family}>
              <MetaLine>
                {family[0]?.allowedLanguages.map((one) => labelOf(digitalLanguageNames, one))}
              </MetaLine>
            </h3>
          )}
          <ul className={styles.offers}>
            {family.map((offer) => (
              <Offer key={offer.identity} offer={offer} currency={currency} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}
