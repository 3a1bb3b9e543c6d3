import { Trans } from '@lingui/react/macro'
import type { MigrationStatus } from '../../domain/migration/migration-rules.ts'
import { Section } from '../../ui/page/layout/section.tsx'
import { Status } from '../../ui/page/status.tsx'
import styles from './migration-steps.module.css'
import { type MigrationStep, migrationStepsOf } from './migration-steps-of.ts'

export function MigrationSteps({ status }: { status: MigrationStatus }) {
  return (
    <Section title={<Trans>How your account moves</Trans>}>
      <ol className={styles.steps}>
        {migrationStepsOf(status).map(({ step, tone }) => (
          <li
            key={step}
            aria-current={tone === 'running' || tone === 'waiting' ? 'step' : undefined}
          >
            <Status tone={tone} more={<State tone={tone} />}>
              <Step step={step} />
            </Status>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Step({ step }: Pick<MigrationStep, 'step'>) {
  switch (step) {
    case 'terms':
      return <Trans>Accept the terms</Trans>
    case 'invoices':
      return <Trans>Pay the unpaid invoices</Trans>
    case 'move':
      return <Trans>We move your orders, files and invoices</Trans>
    case 'continue':
      return <Trans>Continue here, with local payment methods and fapiaos</Trans>
  }
}

function State({ tone }: Pick<MigrationStep, 'tone'>) {
  switch (tone) {
    case 'done':
      return <Trans context="step">done</Trans>
    case 'running':
      return <Trans context="step">in progress</Trans>
    case 'waiting':
      return <Trans context="step">your turn</Trans>
    case 'off':
      return <Trans context="step">later</Trans>
  }
}
