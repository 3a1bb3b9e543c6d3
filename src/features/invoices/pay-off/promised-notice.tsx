import { Trans, useLingui } from '@lingui/react/macro'
import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { formatList } from '../../../i18n/format-list.ts'
import { addressIn } from '../../../lib/url/address-in.ts'
import { wholeCode } from '../../../lib/whole-code.ts'
import { ButtonAnchor } from '../../../ui/page/buttons/app-button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { promisedFor } from './promised-payments.ts'

type Props = {
  invoices: readonly Invoice[]
  load: Pick<InvoiceLoad, 'pendingPayments'>
  /** To pay the open boleto is the next step. */
  isNext?: boolean
  /** What is paid here replaces it. */
  isReplaced?: boolean
}

/** Payments of these invoices that a bank is to bring: whoever has sent one pays twice here. */
export function PromisedNotice({ invoices, load, isNext, isReplaced }: Props) {
  const { i18n } = useLingui()
  return promisedFor(invoices, load).map(({ boletoUrl, numbers, ...payment }) => {
    const list = formatList(numbers.map(wholeCode), { language: i18n.locale })
    const receiptCode = wholeCode(payment.receiptCode)
    return (
      <Notice
        key={receiptCode}
        stacked
        title={
          boletoUrl === null ? (
            <Trans>A payment is already on its way</Trans>
          ) : (
            <Trans>A boleto is still open</Trans>
          )
        }
        action={
          boletoUrl === null ? undefined : (
            <ButtonAnchor href={addressIn(boletoUrl)} variant={isNext ? 'filled' : 'quiet'}>
              <Trans>Open the boleto</Trans>
            </ButtonAnchor>
          )
        }
      >
        <Sentences>
          {boletoUrl === null ? (
            <Trans>
              Payment {receiptCode} for {list} has not reached us yet. If you have already sent it,
              please don’t pay again.
            </Trans>
          ) : (
            <Trans>
              There is an open boleto for {list}. If you have already paid it, please don’t pay
              again.
            </Trans>
          )}
          {isReplaced ? <Trans>Paying here replaces it.</Trans> : null}
        </Sentences>
      </Notice>
    )
  })
}
