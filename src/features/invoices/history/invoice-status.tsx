import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { Status } from '../../../ui/page/status.tsx'
import { invoiceStateOf } from './invoice-state.ts'

export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  switch (invoiceStateOf(invoice)) {
    case 'paid':
      return (
        <Status tone="done">
          <Trans>Paid</Trans>
        </Status>
      )
    case 'written-off':
      return (
        <Status tone="off" more={<Trans>being written off</Trans>}>
          <Trans>Nothing to pay</Trans>
        </Status>
      )
    case 'boleto':
      return (
        <Status tone="running">
          <Trans>Awaiting boleto payment</Trans>
        </Status>
      )
    case 'on-its-way':
      return (
        <Status tone="running">
          <Trans>Payment on its way</Trans>
        </Status>
      )
    case 'partly-paid':
      return (
        <Status tone="waiting">
          <Trans>Partly paid</Trans>
        </Status>
      )
    case 'unpaid':
      return (
        <Status tone="waiting">
          <Trans context="invoice">Not paid yet</Trans>
        </Status>
      )
  }
}
