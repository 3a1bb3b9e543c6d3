import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalLoad, DigitalOffer } from '../../api/digital-purchases.ts'
import type { Currency } from '../../api/invoices.ts'
import {
  digitalLabel,
  digitalLanguageNames,
  digitalName,
} from '../../domain/digital-purchases/digital-names.ts'
import { nextPeriod } from '../../domain/digital-purchases/purchase-rules.ts'
import type { PaymentValues } from '../../domain/payment/choices/payment-values.ts'
import { useSummedValues } from '../../domain/payment/form/use-summed-values.ts'
import { formatList } from '../../i18n/format-list.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { labelOf } from '../../i18n/label-of.ts'
import { isoOf } from '../../lib/calendar.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { RadioGroup } from '../../ui/form/fields/radio-group.tsx'
import { RadioTiles } from '../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import styles from './digital-payment.module.css'
import { languageChoices, offersInLanguage, sharedLanguages } from './digital-payment-rules.ts'
import { OfferPrice } from './offer-price.tsx'

const fieldName = fieldsOf<PaymentValues>()
const packageField = fieldName('digitalPurchase.availablePurchaseIdentity')

type Props = { offers: readonly DigitalOffer[]; load: DigitalLoad; currency: Currency }

export function PackageFields({ offers, load, currency }: Props) {
  const { t, i18n: reader } = useLingui()
  const { change } = useFormState()
  const { language, availablePurchaseIdentity: chosen } = useSummedValues().digitalPurchase
  const choices = languageChoices(offers)
  const shown = offersInLanguage(offers, language)
  const { endsAt } = nextPeriod('translation', load, useNow())
  const shared = sharedLanguages(shown)
  const listed = (
    values: DigitalOffer['allowedLanguages'],
    type: 'conjunction' | 'disjunction' = 'conjunction',
  ) =>
    formatList(
      values.map((value) => labelOf(digitalLanguageNames, value)),
      { language: reader.locale, type },
    )
  const end = <ShownDate at={isoOf(endsAt)} />
  const replaceIfNotAllowed = (next: string) => {
    const allowed = offersInLanguage(offers, next)
    if (allowed.some(({ identity }) => identity === chosen)) return
    change(packageField, allowed[0]?.identity ?? '')
  }
  return (
    <div className={styles.choice}>
      {choices.length > 1 ? (
        <RadioGroup
          name={fieldName('digitalPurchase.language')}
          label={t`What do you want translated?`}
          options={choices.map((languages) => ({
            value: String(languages[0]),
            label: listed(languages, 'disjunction'),
          }))}
          onChosen={replaceIfNotAllowed}
        />
      ) : null}
      <RadioTiles
        name={packageField}
        label={t`Package`}
        hint={
          <Trans>One translation is one manuscript. What you buy today is valid until {end}.</Trans>
        }
        columns={3}
        tiles={shown.map((offer) => ({
          value: offer.identity,
          title: digitalName(offer),
          mark: offer.label === null ? undefined : digitalLabel(offer.label),
          text: shared ? undefined : listed(offer.allowedLanguages),
          facts: <PackagePrice offer={offer} currency={currency} />,
        }))}
      />
    </div>
  )
}

function PackagePrice({ offer, currency }: { offer: DigitalOffer; currency: Currency }) {
  const { price, numberOfUsesAvailable: uses } = offer
  const each = formatMoney(price / (uses ?? 1), currency)
  return (
    <OfferPrice
      offer={offer}
      currency={currency}
      each={uses !== null && uses > 1 ? <Trans>{each} for each translation</Trans> : null}
    />
  )
}
