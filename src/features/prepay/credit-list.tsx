import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Credit, InvoiceLoad } from '../../api/invoices.ts'
import {
  type CreditState,
  creditState,
  leastCredit,
  withBalance,
} from '../../domain/money/credit-rules.ts'
import { fromDollars } from '../../domain/money/from-dollars.ts'
import { formatLongDate } from '../../i18n/format-date.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { clock } from '../../lib/clock.ts'
import { DataCell, DataTable } from '../../ui/page/data-table.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { Status } from '../../ui/page/status.tsx'
import styles from './prepay.module.css'
import { visibleEntries } from './prepay-rules.ts'
import { ShowAllButton } from './show-all-button.tsx'

function CreditStatus({ state, minimum }: { state: CreditState; minimum: string }) {
  if (state === 'counts') {
    return (
      <Status tone="done">
        <Trans>Can be used</Trans>
      </Status>
    )
  }
  return (
    <Status tone="off">
      {state === 'expired' ? <Trans>Expired</Trans> : <Trans>Below {minimum}</Trans>}
    </Status>
  )
}

function CreditRow({ credit, currency }: { credit: Credit } & Pick<InvoiceLoad, 'currency'>) {
  const { i18n } = useLingui()
  const { referenceNumber, transactionDate, expirationDate, totalAmount, balance } = credit
  const money = (dollars: number) => formatMoney(fromDollars(dollars, currency), currency)
  const day = (written: string) => (
    <time dateTime={written} className={styles.oneLine}>
      {formatLongDate(parseInstant(written), { zone: 'UTC', language: i18n.locale })}
    </time>
  )
  return (
    <tr>
      <DataCell heads>
        <span className={styles.oneLine}>{referenceNumber}</span>
      </DataCell>
      <DataCell name={<Trans>Date</Trans>}>{day(transactionDate)}</DataCell>
      <DataCell name={<Trans>Expires</Trans>}>
        {expirationDate === null ? <Trans>No expiry</Trans> : day(expirationDate)}
      </DataCell>
      <DataCell atEnd name={<Trans>Amount</Trans>}>
        {money(totalAmount)}
      </DataCell>
      <DataCell atEnd name={<Trans>Remaining</Trans>}>
        {money(balance)}
      </DataCell>
      <DataCell name={<Trans>Status</Trans>}>
        <CreditStatus
          state={creditState(credit, currency, clock.now())}
          minimum={formatMoney(leastCredit, currency)}
        />
      </DataCell>
    </tr>
  )
}

export function CreditList({ load }: { load: InvoiceLoad }) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const credits = withBalance(load.credits)
  return (
    <Section title={<Trans>Credits</Trans>}>
      {credits.length === 0 ? (
        <p className={styles.none}>
          <Trans>You have no credits at the moment.</Trans>
        </p>
      ) : (
        <DataTable
          label={t`Credits`}
          columns={[
            { name: <Trans>Credit</Trans> },
            { name: <Trans>Date</Trans> },
            { name: <Trans>Expires</Trans> },
            { name: <Trans>Amount</Trans>, atEnd: true },
            { name: <Trans>Remaining</Trans>, atEnd: true },
            { name: <Trans>Status</Trans> },
          ]}
        >
          {visibleEntries(credits, all).map((credit) => (
            <CreditRow key={credit.referenceNumber} credit={credit} currency={load.currency} />
          ))}
        </DataTable>
      )}
      <ShowAllButton count={credits.length} all={all} onChange={setAll} />
    </Section>
  )
}
