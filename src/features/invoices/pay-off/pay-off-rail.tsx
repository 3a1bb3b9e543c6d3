import { Trans } from '@lingui/react/macro'
import type { Currency } from '../../../api/invoices.ts'
import { type ShownSum, SumToPay } from '../../../domain/payment/funds/sum-to-pay.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'

type Props = {
  /** Undefined where it stands elsewhere. */
  sum: ShownSum | undefined
  currency: Currency
  email: string
  isSeveral: boolean
}

export function PayOffRail({ sum, currency, ...about }: Props) {
  return (
    <>
      {sum ? (
        <Section card title={<Trans>Payment summary</Trans>}>
          <SumToPay {...sum} currency={currency} />
        </Section>
      ) : null}
      <AboutPaying {...about} />
    </>
  )
}

function AboutPaying({ email, isSeveral }: Pick<Props, 'email' | 'isSeveral'>) {
  return (
    <Section card title={<Trans>Good to know</Trans>}>
      <ul>
        {isSeveral ? (
          <li>
            <Trans>All invoices of this page are paid in one payment, with one reference.</Trans>
          </li>
        ) : null}
        <li>
          <Trans>
            Finished files that wait for a payment can be downloaded as soon as it arrives.
          </Trans>
        </li>
        <li>
          <Trans>We e-mail your receipt to {email}.</Trans>
        </li>
      </ul>
    </Section>
  )
}
