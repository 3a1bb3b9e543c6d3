import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalLoad } from '../../api/digital-purchases.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { DigitalPayment, type EarlierPaymentProps } from './digital-payment.tsx'
import { DigitalPaymentForm } from './digital-payment-form.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { offersOf } from './digital-payment-rules.ts'
import { NotOnOffer } from './not-on-offer.tsx'
import { WhatYouBuy } from './what-you-buy.tsx'
import { YourPurchases } from './your-purchases.tsx'

const subscriptionIn = (_values: unknown, load: DigitalLoad) => offersOf(load, 'editing')[0]

export function SubscribeScreen(props: DigitalPaymentProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Subscribe to digital editing`}
        lead={<Trans>A year of automatic editing, for as many manuscripts as you like.</Trans>}
      />
      <DigitalPayment
        {...props}
        product="editing"
        railLabel={t`About the subscription`}
        rail={
          <>
            <YourPurchases product="editing" />
            <AboutSubscription />
          </>
        }
        form={(load, earlier) => <SubscribeForm {...props} load={load} earlier={earlier} />}
      />
    </>
  )
}

type FormProps = DigitalPaymentProps & EarlierPaymentProps & { load: DigitalLoad }

function SubscribeForm({ load, application, user, earlier, onPaid }: FormProps) {
  const offer = subscriptionIn(undefined, load)
  if (!offer) return <NotOnOffer />
  return (
    <DigitalPaymentForm
      application={application}
      user={user}
      earlier={earlier}
      choice={{ product: 'editing', load, offerIn: subscriptionIn, onPaid }}
    >
      <WhatYouBuy offer={offer} load={load} currency={user.currency} />
    </DigitalPaymentForm>
  )
}

function AboutSubscription() {
  return (
    <Section card title={<Trans>What it includes</Trans>}>
      <ul>
        <li>
          <Trans>As many manuscripts as you like, one at a time</Trans>
        </li>
        <li>
          <Trans>American or British English</Trans>
        </li>
        <li>
          <Trans>Corrections as tracked changes, within minutes</Trans>
        </li>
      </ul>
      <p>
        <Trans>The subscription ends after a year and does not renew automatically.</Trans>
      </p>
    </Section>
  )
}
