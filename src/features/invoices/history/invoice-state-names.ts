import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceState } from '../invoice-state.ts'

const names: Record<InvoiceState, MessageDescriptor> = {
  unpaid: msg({ context: 'invoice', message: 'Not paid yet' }),
  'partly-paid': msg`Partly paid`,
  'on-its-way': msg`Payment on its way`,
  boleto: msg`Awaiting boleto payment`,
  paid: msg`Paid`,
  'written-off': msg`Nothing to pay`,
}

export const invoiceStateName = (state: InvoiceState): string => i18n._(names[state])
