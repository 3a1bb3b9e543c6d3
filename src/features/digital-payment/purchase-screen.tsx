import { Trans, useLingui } from '@lingui/react/macro'
import type { DigitalLanguage, DigitalLoad } from '../../api/digital-purchases.ts'
import type { SummedValues } from '../../domain/payment/choices/payment-values.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { DigitalPayment, type EarlierPaymentProps } from './digital-payment.tsx'
import { DigitalPaymentForm } from './digital-payment-form.tsx'
import type { DigitalPaymentProps } from './digital-payment-props.ts'
import { firstLanguage, offersInLanguage, offersOf } from './digital-payment-rules.ts'
import { NotOnOffer } from './not-on-offer.tsx'
import { PackageFields } from './package-fields.tsx'
import { packageRule } from './package-schema.ts'
import { YourPurchases } from './your-purchases.tsx'

type Props = DigitalPaymentProps & {
  /** To translate from, chosen on the page before. */
  language: DigitalLanguage | undefined
  siteLanguage: SiteLanguage
}

function packageIn({ digitalPurchase }: SummedValues, load: DigitalLoad) {
  const { language, availablePurchaseIdentity } = digitalPurchase
  const offers = offersInLanguage(offersOf(load, 'translation'), language)
  return offers.find(({ identity }) => identity === availablePurchaseIdentity)
}

export function PurchaseScreen(props: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageHeading
        title={t`Buy digital translations`}
        lead={<Trans>Choose a package, then pay.</Trans>}
      />
      <DigitalPayment
        {...props}
        product="translation"
        railLabel={t`About the packages`}
        rail={
          <>
            <YourPurchases product="translation" />
            <AboutPackages />
          </>
        }
        form={(load, earlier) => <PurchaseForm {...props} load={load} earlier={earlier} />}
      />
    </>
  )
}

type FormProps = Props & EarlierPaymentProps & { load: DigitalLoad }

function PurchaseForm({ load, language, siteLanguage, ...props }: FormProps) {
  const { application, user, earlier, onPaid } = props
  const offers = offersOf(load, 'translation')
  const offered = firstLanguage(offers, { asked: language, site: siteLanguage })
  if (offered === undefined) return <NotOnOffer />
  const first = String(offered)
  const [smallest] = offersInLanguage(offers, first)
  return (
    <DigitalPaymentForm
      application={application}
      user={user}
      earlier={earlier}
      choice={{
        product: 'translation',
        load,
        offerIn: packageIn,
        digitalPurchase: {
          language: first,
          availablePurchaseIdentity: smallest?.identity ?? '',
        },
        packageRule: packageRule(offers),
        onPaid,
      }}
    >
      <PackageFields offers={offers} load={load} currency={user.currency} />
    </DigitalPaymentForm>
  )
}

function AboutPackages() {
  return (
    <Section card title={<Trans>What it includes</Trans>}>
      <ul>
        <li>
          <Trans>A translation into English, within minutes</Trans>
        </li>
        <li>
          <Trans>A .docx file with the structure of your manuscript</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          The translations of a package end after a year. Those of the package that ends first are
          used first.
        </Trans>
      </p>
    </Section>
  )
}
