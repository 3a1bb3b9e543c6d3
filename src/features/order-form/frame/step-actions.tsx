import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOrderForm } from './order-form-context.ts'
import styles from './step-actions.module.css'
import { StepButtonLink } from './step-link.tsx'
import { stepBefore } from './step-rules.ts'

export function StepBack() {
  const { orderForm, step } = useOrderForm()
  const before = stepBefore(orderForm.steps, step)
  return before ? (
    <StepButtonLink step={before}>
      <Trans>Back</Trans>
    </StepButtonLink>
  ) : null
}

export const StepRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

export const StepActions = ({ children }: { children: ReactNode }) => (
  <StepRow>
    {children}
    <StepBack />
  </StepRow>
)
