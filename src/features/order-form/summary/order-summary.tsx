import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../i18n/format-money.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { useMediaQuery } from '../../../ui/theme/use-media-query.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { awaitsBundle, hasSum, isSummary } from './has-sum.ts'
import styles from './order-summary.module.css'
import { SumAnnouncement } from './sum-announcement.tsx'
import { type SumChange, sumChanges } from './sum-changes.ts'
import { SummaryParts } from './summary-parts.tsx'
import { TotalLabel } from './total-lines.tsx'

function SummaryBar() {
  const { t } = useLingui()
  const form = useOrderForm()
  const { orderForm, applied } = form
  const { currency, totalPrice, lineItems } = orderForm
  const hasPrice = lineItems.length > 0 && !awaitsBundle(form)
  const sum = hasPrice ? formatMoney(applied?.due ?? totalPrice, currency) : '–'
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.sum}>
          {orderForm.services.length === 0 ? (
            <Trans>No services yet</Trans>
          ) : (
            <>
              {applied ? <Trans>You pay</Trans> : <TotalLabel />} <strong>{sum}</strong>
            </>
          )}
        </p>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Trans>Show summary</Trans>
        </Button>
      </div>
      {isOpen ? (
        <ModalDialog
          open
          sheet
          title={t`Order summary`}
          onClose={() => setOpen(false)}
          actions={
            <Button onClick={() => setOpen(false)}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          <SummaryParts />
        </ModalDialog>
      ) : null}
    </>
  )
}

/** What changed the sum last; undefined while it is the sum that was loaded. */
function useSumChanges(): readonly SumChange[] | undefined {
  const { orderForm } = useOrderForm()
  const [last, setLast] = useState<{ form: typeof orderForm; changes?: readonly SumChange[] }>({
    form: orderForm,
  })
  if (last.form === orderForm) return last.changes
  const isOther = last.form.identity !== orderForm.identity
  const changes = sumChanges(last.form, orderForm) ?? (isOther ? undefined : last.changes)
  setLast({ form: orderForm, ...(changes ? { changes } : {}) })
  return changes
}

export function OrderSummary() {
  const changes = useSumChanges()
  const form = useOrderForm()
  const isNarrow = useMediaQuery('(max-width: 860px)')
  return (
    <>
      {isNarrow && hasSum(form) ? (
        <SummaryBar />
      ) : (
        <Section
          card
          title={isSummary(form) ? <Trans>Order summary</Trans> : <Trans>For this order</Trans>}
        >
          <SummaryParts />
        </Section>
      )}
      <SumAnnouncement changes={changes} />
    </>
  )
}
