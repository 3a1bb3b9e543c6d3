import { Trans } from '@lingui/react/macro'
import type { DigitalLoad, DigitalOffer } from '../../api/digital-purchases.ts'
import type { Currency } from '../../api/invoices.ts'
import { digitalName } from '../../domain/digital-purchases/digital-names.ts'
import { nextPeriod } from '../../domain/digital-purchases/purchase-rules.ts'
import { isoOf } from '../../lib/calendar.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { NameValueList } from '../../ui/page/name-value-list.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { OfferPrice } from './offer-price.tsx'

type Props = { offer: DigitalOffer; load: DigitalLoad; currency: Currency }

const Day = ({ at }: { at: number }) => <ShownDate at={isoOf(at)} />

export function WhatYouBuy({ offer, load, currency }: Props) {
  const now = useNow()
  const { startsAt, endsAt } = nextPeriod(offer.type, load, now)
  const start = <Day at={startsAt} />
  const end = <Day at={endsAt} />
  const period =
    startsAt > now ? (
      <Trans>
        From {start}, when your current subscription ends, to {end}
      </Trans>
    ) : (
      <Trans>From today to {end}</Trans>
    )
  return (
    <Section title={<Trans>What you’re buying</Trans>}>
      <NameValueList
        facts={[
          { name: <Trans>Product</Trans>, value: digitalName(offer) },
          { name: <Trans>Price</Trans>, value: <OfferPrice offer={offer} currency={currency} /> },
          { name: <Trans>Valid</Trans>, value: period },
        ]}
      />
    </Section>
  )
}
