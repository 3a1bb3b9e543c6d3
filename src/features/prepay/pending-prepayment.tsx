import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Prepayment } from '../../api/invoices.ts'
import { addressIn } from '../../lib/url/address-in.ts'
import { wholeCode } from '../../lib/whole-code.ts'
import { ButtonAnchor } from '../../ui/page/buttons/app-button-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { Sentences } from '../../ui/page/sentences.tsx'
import styles from './prepay.module.css'
import { PrepaymentsLink } from './prepayments-link.tsx'

type Pending = NonNullable<Prepayment['pendingPayment']>

type NoticeProps = { pending: Pending; isReplaced: boolean; onReplace: () => void }

function PendingNotice({ pending, isReplaced, onReplace }: NoticeProps) {
  const { boletoUrl } = pending
  const receiptCode = wholeCode(pending.receiptCode)
  return (
    <Notice
      stacked
      title={
        boletoUrl === null ? (
          <Trans>A payment is already on its way</Trans>
        ) : (
          <Trans>A boleto is still open</Trans>
        )
      }
      action={
        <span className={styles.ways}>
          {boletoUrl === null ? null : (
            <ButtonAnchor href={addressIn(boletoUrl)} variant={isReplaced ? 'quiet' : 'filled'}>
              <Trans>Open the boleto</Trans>
            </ButtonAnchor>
          )}
          {isReplaced ? null : (
            <Button variant="text" onClick={onReplace}>
              <Trans>Pay it another way</Trans>
            </Button>
          )}
        </span>
      }
    >
      <Sentences>
        {boletoUrl === null ? (
          <Trans>Payment {receiptCode} has not reached us yet.</Trans>
        ) : (
          <Trans>There is an open boleto for this invoice.</Trans>
        )}
        <Trans>If you have already paid it, please don’t pay again.</Trans>
        {isReplaced ? <Trans>Paying here replaces it.</Trans> : null}
      </Sentences>
    </Notice>
  )
}

type Props = {
  prepayment: Prepayment
  children: ReactNode
}

/** Asks for a payment that is on its way only where the person wants to replace it. */
export function PendingPrepayment({ prepayment: { pendingPayment }, children }: Props) {
  const [isReplaced, setIsReplaced] = useState(false)
  if (!pendingPayment) return children
  return (
    <>
      <PendingNotice
        pending={pendingPayment}
        isReplaced={isReplaced}
        onReplace={() => setIsReplaced(true)}
      />
      {isReplaced ? (
        children
      ) : (
        <p className={styles.back}>
          <PrepaymentsLink variant="text" />
        </p>
      )}
    </>
  )
}
