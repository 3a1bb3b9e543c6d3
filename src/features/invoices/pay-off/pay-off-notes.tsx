import { Trans, useLingui } from '@lingui/react/macro'
import { currencyLabel } from '../../../domain/money/currency-label.ts'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import styles from './pay-off.module.css'
import { type PayOffBill, payOffFunds } from './pay-off-bill.ts'
import type { PayOffProps } from './pay-off-props.ts'

type Props = Pick<PayOffProps, 'application' | 'user'> & {
  bill: PayOffBill
  /** What the person's credits are worth, in the currency of the bill. */
  credits: number
  isSeveral: boolean
}

export function PayOffNotes({ application, user, bill, credits, isSeveral }: Props) {
  const { i18n } = useLingui()
  const { currency, isShared, total } = bill
  const name = currencyLabel(currency, i18n.locale)
  const available = formatMoney(credits, currency)
  const { config, localization } = application
  const asksForFapiao =
    user.country === 'CN' &&
    config.fapiaoAvailable &&
    !localization.allowsFapiaoProcessingAfterPayment
  const keepsCredits = credits > 0 && payOffFunds({ credits, prepayment: 0 }, total).credits === 0
  return (
    <div className={styles.notices}>
      {isShared ? null : (
        <Notice tone="plain">
          <Trans>
            These invoices are in different currencies. You pay them together in the currency of
            your account, {name}.
          </Trans>
        </Notice>
      )}
      {keepsCredits ? (
        <Notice tone="plain">
          <Trans>
            You have {available} in credits. Credits can pay a part of an invoice, but not all of
            it, so they stay for your next order.
          </Trans>
        </Notice>
      ) : null}
      {asksForFapiao && isSeveral ? (
        <Notice tone="plain">
          <Trans>A fapiao needs a payment of its own: pay one invoice at a time to get one.</Trans>
        </Notice>
      ) : null}
    </div>
  )
}
