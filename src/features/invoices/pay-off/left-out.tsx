import { Trans } from '@lingui/react/macro'
import { payOffList } from '../../../lib/search/pay-off-list.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import styles from './pay-off.module.css'
import { type LeftOut, mostInvoices } from './pay-off-task.ts'
import { UnpaidInvoicesLink } from './unpaid-invoices-link.tsx'

function Reason({ invoiceNumber, reason }: LeftOut) {
  switch (reason) {
    case 'paid':
      return <Trans>Invoice {invoiceNumber} is already paid.</Trans>
    case 'written-off':
      return <Trans>Invoice {invoiceNumber} is being written off and needs no payment.</Trans>
    case 'on-its-way':
      return (
        <Trans>
          The payment of invoice {invoiceNumber} is on its way.{' '}
          <AppLink
            to="/$lang/researcher/invoices/pay/$invoiceNumbers"
            params={{ invoiceNumbers: payOffList([invoiceNumber]) }}
          >
            Pay it another way
          </AppLink>
        </Trans>
      )
    case 'too-many':
      return (
        <Trans>
          Invoice {invoiceNumber} is left for another payment: {mostInvoices} can be paid at once.
        </Trans>
      )
    case 'unknown':
      return (
        <Trans>
          We could not find invoice {invoiceNumber}. The number may be mistyped, or the invoice may
          belong to another account.
        </Trans>
      )
  }
}

function Reasons({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <ul className={styles.reasons}>
      {leftOut.map((one) => (
        <li key={one.invoiceNumber}>
          <Reason {...one} />
        </li>
      ))}
    </ul>
  )
}

type LeftOutProps = { leftOut: readonly LeftOut[]; isRepeated: boolean }

export function LeftOutNotice({ leftOut, isRepeated }: LeftOutProps) {
  return (
    <>
      {leftOut.length > 0 ? (
        <Notice tone="plain" stacked title={<Trans>Left out of this payment</Trans>}>
          <Reasons leftOut={leftOut} />
        </Notice>
      ) : null}
      {isRepeated ? (
        <Notice tone="plain">
          <Trans>An invoice was named more than once. You pay it once.</Trans>
        </Notice>
      ) : null}
    </>
  )
}

export function NothingToPay({ leftOut }: Pick<LeftOutProps, 'leftOut'>) {
  const isPaid = leftOut.every(({ reason }) => reason === 'paid')
  const [first, ...others] = leftOut
  const isUnknown = first?.reason === 'unknown' && others.length === 0
  return (
    <Section
      title={
        isPaid ? (
          <Trans>Nothing is left to pay</Trans>
        ) : isUnknown ? (
          <Trans>Invoice not found</Trans>
        ) : (
          <Trans>There is nothing to pay</Trans>
        )
      }
    >
      {first && others.length === 0 ? (
        <p>
          <Reason {...first} />
        </p>
      ) : (
        <Reasons leftOut={leftOut} />
      )}
      <p className={styles.back}>
        <UnpaidInvoicesLink />
      </p>
    </Section>
  )
}

export function BrokenList() {
  return (
    <Section title={<Trans>This payment link is incomplete</Trans>}>
      <p>
        <Trans>Part of the link is missing or was changed. Please choose the invoices again.</Trans>
      </p>
      <p className={styles.back}>
        <UnpaidInvoicesLink />
      </p>
    </Section>
  )
}
