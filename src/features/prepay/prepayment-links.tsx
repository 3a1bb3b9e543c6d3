import { Trans } from '@lingui/react/macro'
import type { Prepayment } from '../../api/invoices.ts'
import { openedAddress } from '../../api/opened-address.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './prepay.module.css'

type Props = {
  prepayment: Prepayment
  /** True on the page that pays the prepayment, which needs no link to itself. */
  here?: boolean
  closed?: boolean
}

export function PrepaymentLinks({ prepayment, here, closed }: Props) {
  const { retainerInvoiceNumber, balance, boletoUrl, pendingPayment } = prepayment
  const isOpen = balance > 0 && !closed
  const of = (
    <VisuallyHidden>
      {' '}
      <Trans>for {retainerInvoiceNumber}</Trans>
    </VisuallyHidden>
  )
  return (
    <span className={styles.links}>
      {isOpen && !here ? (
        <AppLink
          to="/$lang/researcher/prepay/$retainerInvoiceNumber"
          params={{ retainerInvoiceNumber }}
        >
          {pendingPayment === null ? <Trans>Pay now</Trans> : <Trans>Pay it another way</Trans>}
          {of}
        </AppLink>
      ) : null}
      {isOpen && boletoUrl ? (
        <ButtonAnchor variant="text" href={addressIn(boletoUrl)}>
          <Trans>download boleto</Trans>
          {of}
        </ButtonAnchor>
      ) : null}
      <ButtonAnchor
        variant="text"
        href={openedAddress('/api/retainer-invoice/{retainerInvoiceNumber}/pdf', {
          retainerInvoiceNumber,
        })}
      >
        <Trans>Invoice (PDF)</Trans>
        {of}
      </ButtonAnchor>
    </span>
  )
}
