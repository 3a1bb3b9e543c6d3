import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useUser } from '../../../domain/account/use-user.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { CodeOutcomeNotice } from './code-outcome-notice.tsx'
import styles from './order-summary.module.css'
import { PromoCodeDialog } from './promo-code-dialog.tsx'
import { applicableCodes, promoDiscounts } from './promo-codes.ts'
import { useDiscountCodes } from './use-discount-codes.ts'

type RowProps = {
  code: string
  worth?: ReactNode
  action: ReactNode
  isBusy: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

function CodeRow({ code, worth, action, isBusy, onPress }: RowProps) {
  return (
    <li className={styles.code}>
      <div>
        <strong>{code}</strong>
        {worth ? <p>{worth}</p> : null}
      </div>
      <Button variant="text" busy={isBusy} onClick={onPress}>
        {action} <VisuallyHidden>{code}</VisuallyHidden>
      </Button>
    </li>
  )
}

type CodeRowsProps = {
  codes: ReturnType<typeof useDiscountCodes>
  /** Opens the dialog for another code. */
  opener: RefObject<HTMLButtonElement | null>
}

function CodeRows({ codes, opener }: CodeRowsProps) {
  const { discounts, applicablePromotionalCodeBenefits, selections } = useOrderForm().orderForm
  // The pressed button leaves with its row.
  const press =
    (change: (code: string) => Promise<boolean>, code: string) =>
    async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const isDone = await change(code)
      if (isDone && document.activeElement === currentTarget) opener.current?.focus()
    }
  const onOrder = promoDiscounts(discounts)
  const offered = applicableCodes(applicablePromotionalCodeBenefits, discounts)
  if (onOrder.length + offered.length === 0) return null
  return (
    <ul className={styles.codes}>
      {onOrder.map(({ id, code, applied, supersededBy }) => (
        <CodeRow
          key={id}
          code={code}
          // What it takes off stands with the total.
          worth={
            applied ? null : supersededBy === null ? (
              selections.length === 0 ? (
                <Trans>You’ll see what it takes off once you choose a service.</Trans>
              ) : (
                <Trans>Not used: it does not apply to what you have chosen.</Trans>
              )
            ) : (
              <Trans>Not used: another discount takes off more.</Trans>
            )
          }
          action={<Trans>Remove</Trans>}
          isBusy={codes.busyCode === code}
          onPress={press(codes.remove, code)}
        />
      ))}
      {offered.map(({ code, discount: { displayableAmount } }) => (
        <CodeRow
          key={code}
          code={code}
          worth={<Trans>Available: {displayableAmount} off this order</Trans>}
          action={<Trans>Add</Trans>}
          isBusy={codes.busyCode === code}
          onPress={press(codes.add, code)}
        />
      ))}
    </ul>
  )
}

export function DiscountPart() {
  const user = useUser()
  const codes = useDiscountCodes()
  const [isTyping, setTyping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <CodeRows codes={codes} opener={opener} />
      <CodeOutcomeNotice outcome={codes.outcome} />
      <div className={styles.typed}>
        <Button ref={opener} variant="text" aria-haspopup="dialog" onClick={() => setTyping(true)}>
          <Trans>Apply promo code</Trans>
        </Button>
      </div>
      {user?.hasRewards ? (
        <p>
          <AppLink to="/$lang/researcher/coupons">
            <Trans>See current promotions</Trans>
          </AppLink>
        </p>
      ) : null}
      {isTyping ? (
        <PromoCodeDialog onApply={codes.applyTyped} onClose={() => setTyping(false)} />
      ) : null}
    </>
  )
}
