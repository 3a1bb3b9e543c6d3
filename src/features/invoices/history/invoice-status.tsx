import { Trans } from '@lingui/react/macro'
import type { Invoice } from '../../../api/invoices.ts'
import { Status, type StatusTone } from '../../../ui/page/status.tsx'
import { type InvoiceState, invoiceStateOf } from '../invoice-state.ts'
import { invoiceStateName } from './invoice-state-names.ts'

const tones: Record<InvoiceState, StatusTone> = {
  unpaid: 'waiting',
  'partly-paid': 'waiting',
  'on-its-way': 'running',
  boleto: 'running',
  paid: 'done',
  'written-off': 'off',
}

export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const state = invoiceStateOf(invoice)
  const more = state === 'written-off' ? <Trans>being written off</Trans> : undefined
  return (
    <Status tone={tones[state]} more={more}>
      {invoiceStateName(state)}
    </Status>
  )
}
