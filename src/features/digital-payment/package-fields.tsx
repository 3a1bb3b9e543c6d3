import { i18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalLoad, DigitalOffer } from '../../api/digital-products/digital-purchases.ts'
import type { Currency } from '../../api/invoices.ts'
import {
  digitalLabel,
  digitalLanguageNames,
  digitalName,
} from '../../domain/digital-purchases/digital-names.ts'
import { useSummedValues } from '../../domain/payment/amount/use-summed-values.ts'
import type { PaymentValues } from '../../domain/payment/form/payment-values.ts'
import { formatList } from '../../i18n/format-list.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { fieldsOf } from '../../ui/form/field-name.ts'
import { RadioGroup } from '../../ui/form/fields/radio-group.tsx'
import { RadioTiles } from '../../ui/form/fields/radio-tiles.tsx'
import { useFormState } from '../../ui/form/form-context.ts'
import { languagesOf, offersFor } from './digital-payment-rules.ts'
import { OfferPrice } from './offer-price.tsx'
import { WhatYouBuy } from './what-you-buy.tsx'

const fieldName = fieldsOf<PaymentValues>()
const packageField = fieldName('digitalPurchase.availablePurchaseIdentity')

type Props = { offers: readonly DigitalOffer[]; load: DigitalLoad; currency: Currency }

/** The language to translate from, the packages that allow it, and what the chosen one is. */
export function PackageFields({ offers, load, currency }: Props) {
  const { t, i18n: reader } = useLingui()
  const { change } = useFormState()
  const { language, availablePurchaseIdentity } = useSummedValues().digitalPurchase
  const languages = languagesOf(offers)
  const shown = offersFor(offers, language)
  const chosen = shown.find(({ identity }) => identity === availablePurchaseIdentity)
  const dropIfNotAllowed = (next: string) => {
    const isAllowed = offersFor(offers, next).some(({ identity }) => identity === chosen?.identity)
    if (!isAllowed) change(packageField, '')
  }
  return (
    <>
      {languages.length > 1 ? (
        <RadioGroup
          name={fieldName('digitalPurchase.language')}
          label={t`Which language do you translate from?`}
          options={languages.map((value) => ({
            value,
            label: i18n._(digitalLanguageNames[value]),
          }))}
          onChosen={dropIfNotAllowed}
        />
      ) : null}
      <RadioTiles
        name={packageField}
        label={t`Package`}
        hint={<Trans>One translation is one manuscript. Packages are valid for a year.</Trans>}
        columns={3}
        tiles={shown.map((offer) => ({
          value: offer.identity,
          title: digitalName(offer),
          mark: offer.label === null ? undefined : digitalLabel(offer.label),
          text: formatList(
            offer.allowedLanguages.map((one) => i18n._(digitalLanguageNames[one])),
            { language: reader.locale },
          ),
          facts: <PackagePrice offer={offer} currency={currency} />,
        }))}
      />
      {chosen ? <WhatYouBuy offer={chosen} load={load} currency={currency} /> : null}
    </>
  )
}

function PackagePrice({ offer, currency }: { offer: DigitalOffer; currency: Currency }) {
  const { price, numberOfUsesAvailable: uses } = offer
  const each = formatMoney(price / (uses ?? 1), currency)
  return (
    <>
      <OfferPrice offer={offer} currency={currency} />
      {uses !== null && uses > 1 ? (
        <span>
          <Trans>{each} for each translation</Trans>
        </span>
      ) : null}
    </>
  )
}
