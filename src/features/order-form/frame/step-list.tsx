import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderForm, StepName } from '../../../api/order-form/order-form.ts'
import { isStepName, stepLabels } from '../../../domain/order-steps/step-labels.ts'
import { labelOf } from '../../../i18n/label-of.ts'
import { Icon } from '../../../ui/page/icon.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { StepLink } from './step-link.tsx'
import styles from './step-list.module.css'
import { isOpen } from './step-rules.ts'

type Props = { steps: OrderForm['steps']; shown: StepName | undefined }

/** Only the current step and those before it are links. */
export function StepList({ steps, shown }: Props) {
  const { t } = useLingui()
  const shownIndex = steps.list.findIndex(({ name }) => name === shown)
  return (
    <nav aria-label={t`Steps of your order`}>
      <ol className={styles.steps}>
        {steps.list.map(({ name }, index) => {
          const label = labelOf(stepLabels, name)
          const isDone = index < shownIndex
          return (
            <li
              key={String(name)}
              className={styles.step}
              aria-current={name === shown ? 'step' : undefined}
              data-state={name === shown ? 'shown' : isDone ? 'done' : 'ahead'}
            >
              <span className={styles.number} aria-hidden>
                {isDone ? <Icon name="check" size={24} /> : index + 1}
              </span>
              {isStepName(name) && isOpen(steps, name) ? (
                <StepLink step={name}>{label}</StepLink>
              ) : (
                <span className={styles.name}>{label}</span>
              )}
              {isDone ? (
                <VisuallyHidden>
                  {' '}
                  <Trans>(completed)</Trans>
                </VisuallyHidden>
              ) : null}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const ahead = [1, 2, 3, 4, 5]

export function StepListSkeleton() {
  return (
    <div className={styles.steps} aria-hidden="true">
      {ahead.map((step) => (
        <span key={step} className={styles.step}>
          <span className={styles.number} />
          <span className={styles.unknown} />
        </span>
      ))}
    </div>
  )
}
