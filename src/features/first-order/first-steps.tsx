import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AppButtonLink } from '../../ui/page/buttons/app-button-link.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import styles from './first-steps.module.css'
import { OrderCourse } from './order-course.tsx'

type StepProps = { title: ReactNode; children: ReactNode; action: ReactNode }

function FirstStep({ title, children, action }: StepProps) {
  return (
    <li className={styles.step}>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}

type Props = {
  hasGrammarCheck: boolean
  /** Something else is the next step. */
  isQuiet: boolean
}

export function FirstSteps({ hasGrammarCheck, isQuiet }: Props) {
  return (
    <>
      <Section title={<Trans>No orders yet</Trans>}>
        <ul className={styles.steps}>
          <FirstStep
            title={<Trans>Have your manuscript edited or translated</Trans>}
            action={
              <AppButtonLink
                to="/$lang/researcher/submit/new"
                preload={false}
                variant={isQuiet ? 'quiet' : 'filled'}
              >
                <Trans>Start your first order</Trans>
              </AppButtonLink>
            }
          >
            <Trans>By an editor from your field. You choose the services and the deadline.</Trans>
          </FirstStep>
          <FirstStep
            title={<Trans>Know the price first</Trans>}
            action={
              <AppButtonLink
                to="/$lang/researcher/submit/new"
                search={{ goal: 'price-quote' }}
                preload={false}
              >
                <Trans>Get a price quote</Trans>
              </AppButtonLink>
            }
          >
            <Trans>A PDF with all costs, which your institution can approve.</Trans>
          </FirstStep>
          {hasGrammarCheck ? (
            <FirstStep
              title={<Trans>See where your English stands</Trans>}
              action={
                <AppButtonLink to="/$lang/researcher/grammar-check">
                  <Trans>Check a manuscript for free</Trans>
                </AppButtonLink>
              }
            >
              <Trans>Upload a manuscript. You get its score and its most frequent mistakes.</Trans>
            </FirstStep>
          ) : null}
        </ul>
      </Section>
      <OrderCourse />
    </>
  )
}
