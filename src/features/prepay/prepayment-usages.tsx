import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { InvoiceLoad } from '../../api/invoices.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { Gauge } from '../../ui/page/gauge.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { OneLine } from '../../ui/page/one-line.tsx'
import { type PrepaymentUsage, shownAtFirst, usagesOf } from './prepay-rules.ts'
import styles from './prepayment-usages.module.css'

type UsageProps = Pick<InvoiceLoad, 'currency'> & { usage: PrepaymentUsage }

function Usage({ usage: { number, whole, left }, currency }: UsageProps) {
  const { t } = useLingui()
  const all = formatMoney(whole, currency)
  const rest = formatMoney(left, currency)
  return (
    <li className={styles.usage}>
      <span className={styles.number}>
        <OneLine>{number}</OneLine>
      </span>
      <span className={styles.left}>
        <Trans>
          <strong>{rest}</strong> of {all} left
        </Trans>
      </span>
      <Gauge
        value={left}
        max={whole}
        aria-label={t`Balance of ${number}`}
        aria-valuetext={t`${rest} of ${all}`}
      />
    </li>
  )
}

type Props = {
  load: Pick<InvoiceLoad, 'currency'> & { prepayments: Parameters<typeof usagesOf>[0] }
}

export function PrepaymentUsages({ load: { prepayments, currency } }: Props) {
  const usages = usagesOf(prepayments, currency)
  const withMoney = usages.filter(({ left }) => left > 0)
  const more = withMoney.length - shownAtFirst
  const usedUp = usages.length - withMoney.length
  return (
    <Section card title={<Trans>Balance of each prepayment</Trans>}>
      {usages.length === 0 ? (
        <p>
          <Trans>Once you have paid in advance, you can see here how much is left.</Trans>
        </p>
      ) : null}
      {withMoney.length > 0 ? (
        <ul className={styles.usages}>
          {withMoney.slice(0, shownAtFirst).map((usage) => (
            <Usage key={usage.number} usage={usage} currency={currency} />
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <p>
          <Plural
            value={more}
            one="# more is in the list below."
            other="# more are in the list below."
          />
        </p>
      ) : null}
      {usedUp > 0 ? (
        <p>
          <Plural
            value={usedUp}
            one="# prepayment is used up."
            other="# prepayments are used up."
          />
        </p>
      ) : null}
    </Section>
  )
}
