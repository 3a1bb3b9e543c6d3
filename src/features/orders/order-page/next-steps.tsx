import { Trans, useLingui } from '@lingui/react/macro'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Section } from '../../../ui/page/section.tsx'
import { MissingFiles } from './missing-files.tsx'
import { type NextStep, nextStepsOf } from './next-step-rules.ts'
import styles from './next-steps.module.css'
import type { OrderProps } from './order-props.ts'
import { PayStep } from './pay-step.tsx'
import { Step } from './step.tsx'

function Deliver({ order, user }: OrderProps) {
  const { i18n } = useLingui()
  if (order.deadline === null) return null
  const deadline = formatDeadline(parseInstant(order.deadline), {
    language: i18n.locale,
    exact: false,
  })
  const { email } = user
  return (
    <Step by="us" title={<Trans>Your files are ready by {deadline}</Trans>}>
      <p>
        {order.paid ? (
          <Trans>We'll e-mail you at {email}, and you can download them from your orders.</Trans>
        ) : (
          <Trans>
            We'll e-mail you at {email}. You can download them from your orders once your payment
            has arrived.
          </Trans>
        )}
      </p>
    </Step>
  )
}

function OneStep({ step, ...props }: OrderProps & { step: NextStep }) {
  switch (step) {
    case 'send-files':
      return <MissingFiles {...props} />
    case 'pay':
      return <PayStep {...props} />
    case 'find-editor':
      return (
        <Step by="us" title={<Trans>We find the right editor</Trans>}>
          <p>
            <Trans>Someone who knows your field takes on your order.</Trans>
          </p>
        </Step>
      )
    case 'edit':
      return (
        <Step by="us" title={<Trans>Your editor is at work</Trans>}>
          <p>
            <Trans>If a question comes up, we'll e-mail you.</Trans>
          </p>
        </Step>
      )
    case 'agree-on-deadline':
      return (
        <Step by="us" title={<Trans>We agree on a deadline with you</Trans>}>
          <p>
            <Trans>We'll e-mail you soon with a proposal.</Trans>
          </p>
        </Step>
      )
    case 'deliver':
      return <Deliver {...props} />
  }
}

/** What is still to be done, by whom and when. */
export function NextSteps(props: OrderProps) {
  const steps = nextStepsOf(props.order)
  if (steps.length === 0) return null
  return (
    <Section title={<Trans>What happens next</Trans>}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <OneStep key={step} step={step} {...props} />
        ))}
      </ol>
    </Section>
  )
}
