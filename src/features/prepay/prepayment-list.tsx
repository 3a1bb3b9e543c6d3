import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceLoad, Prepayment } from '../../api/invoices.ts'
import { showsFapiaos } from '../../domain/fapiao/fapiao-rules.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { DataCell, DataTable } from '../../ui/page/data-table.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { LinksName } from './links-name.tsx'
import styles from './prepay.module.css'
import { openFirst, visibleEntries } from './prepay-rules.ts'
import { PrepaymentFapiao, type PrepaymentFapiaoSetting } from './prepayment-fapiao.tsx'
import { PrepaymentLinks } from './prepayment-links.tsx'
import { PrepaymentStatus } from './prepayment-status.tsx'
import { ShowAllButton } from './show-all-button.tsx'

type Setting = PrepaymentFapiaoSetting & {
  /** True where the site accepts no prepayments. */
  closed?: boolean
}

type Props = Setting & { load: InvoiceLoad }

type RowProps = Setting & Pick<InvoiceLoad, 'currency'> & { prepayment: Prepayment }

function PrepaymentRow({ prepayment, currency, site, user, closed }: RowProps) {
  const { i18n } = useLingui()
  const { retainerInvoiceNumber, transactionDate, totalAmount, balance } = prepayment
  const { availablePrepaymentAmount: left } = prepayment
  const money = (dollars: number) => formatMoney(fromDollars(dollars, currency), currency)
  const day = formatLongDate(parseInstant(transactionDate), { zone: 'UTC', language: i18n.locale })
  return (
    <tr>
      <DataCell heads>
        <span className={styles.oneLine}>{retainerInvoiceNumber}</span>
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>
        <time dateTime={transactionDate} className={styles.oneLine}>
          {day}
        </time>
      </DataCell>
      <DataCell atEnd name={<Trans>Amount</Trans>}>
        {money(totalAmount)}
      </DataCell>
      <DataCell atEnd name={<Trans>Remaining</Trans>}>
        <span className={left > 0 ? undefined : styles.usedUp}>
          {left === 0 && balance > 0 ? '–' : money(left)}
        </span>
      </DataCell>
      <DataCell name={<Trans>Status</Trans>}>
        <PrepaymentStatus prepayment={prepayment} />
      </DataCell>
      {showsFapiaos(site) ? (
        <DataCell name={<Trans>Fapiao</Trans>}>
          <PrepaymentFapiao prepayment={prepayment} site={site} user={user} closed={closed} />
        </DataCell>
      ) : null}
      <DataCell name={<LinksName of={[prepayment]} closed={closed} />}>
        <PrepaymentLinks prepayment={prepayment} closed={closed} />
      </DataCell>
    </tr>
  )
}

export function PrepaymentList({ load, site, user, closed }: Props) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const { prepayments, currency } = load
  if (prepayments.length === 0) {
    return (
      <Section title={<Trans>Prepayments</Trans>}>
        <Empty title={<Trans>No prepayments yet</Trans>}>
          <Trans>Your prepayments will appear here.</Trans>
        </Empty>
      </Section>
    )
  }
  return (
    <Section title={<Trans>Prepayments</Trans>}>
      <DataTable
        label={t`Prepayments`}
        wide={showsFapiaos(site)}
        columns={[
          { name: <Trans>Invoice</Trans> },
          { name: <Trans>Date</Trans> },
          { name: <Trans>Amount</Trans>, atEnd: true },
          { name: <Trans>Remaining</Trans>, atEnd: true },
          { name: <Trans>Status</Trans> },
          ...(showsFapiaos(site) ? [{ name: <Trans>Fapiao</Trans> }] : []),
          { name: <LinksName of={prepayments} closed={closed} /> },
        ]}
      >
        {visibleEntries(openFirst(prepayments), all).map((prepayment) => (
          <PrepaymentRow
            key={prepayment.retainerInvoiceNumber}
            prepayment={prepayment}
            currency={currency}
            site={site}
            user={user}
            closed={closed}
          />
        ))}
      </DataTable>
      <ShowAllButton count={prepayments.length} all={all} onChange={setAll} />
    </Section>
  )
}
