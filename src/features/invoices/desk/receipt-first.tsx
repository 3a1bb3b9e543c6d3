import { Trans } from '@lingui/react/macro'
import { Section } from '../../../ui/page/layout/section.tsx'

/** Instead of the sum, while nobody knows which invoices were paid. */
export function ReceiptFirst() {
  return (
    <Section card title={<Trans>What you pay</Trans>}>
      <p>
        <Trans>
          Your receipt says which of these invoices you have paid. Please wait for it before you pay
          another.
        </Trans>
      </p>
    </Section>
  )
}
