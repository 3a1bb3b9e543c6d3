import type { MigrationStatus } from '../../domain/migration/migration-rules.ts'
import type { StatusTone } from '../../ui/page/status.tsx'

export type MigrationStep = {
  step: 'terms' | 'invoices' | 'move' | 'continue'
  tone: Extract<StatusTone, 'done' | 'running' | 'waiting' | 'off'>
}

type Progress = Pick<MigrationStatus, 'acceptedTermsOfService' | 'hasUnpaidInvoices'>

/** What the move of an account takes, in order; `waiting` waits for the person. */
export function migrationStepsOf(status: Progress): MigrationStep[] {
  const { acceptedTermsOfService, hasUnpaidInvoices } = status
  return [
    { step: 'terms', tone: acceptedTermsOfService ? 'done' : 'waiting' },
    ...(hasUnpaidInvoices ? [{ step: 'invoices', tone: 'waiting' } as const] : []),
    { step: 'move', tone: acceptedTermsOfService && !hasUnpaidInvoices ? 'running' : 'off' },
    { step: 'continue', tone: 'off' },
  ]
}
