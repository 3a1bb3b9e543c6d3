import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../api/account.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { optInToMigrationMutation, skipMigrationNotice } from '../../api/migration.ts'
import { migrationNotice } from '../../domain/migration/migration-rules.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './migration.module.css'

/** The page lists unpaid invoices on its own. */
export function MigrationNotice({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation(optInToMigrationMutation())
  const kind = migrationNotice(user.wfoeMigrationStatus)
  if (!kind) return null
  const skip = () => {
    skipMigrationNotice(queryClient)
    focusPageHeading()
  }
  return (
    <Notice
      stacked
      tone="plain"
      title={
        kind === 'offer' ? (
          <Trans>Your account can move to our company in China</Trans>
        ) : (
          <Trans>You have chosen to move your account</Trans>
        )
      }
      action={
        <span className={styles.actions}>
          {kind === 'offer' ? (
            <Button busy={isPending} onClick={() => mutate(user.identity)}>
              <Trans>Move my account</Trans>
            </Button>
          ) : null}
          <Button variant="text" onClick={skip}>
            {kind === 'offer' ? <Trans>Not now</Trans> : <Trans>Dismiss</Trans>}
          </Button>
        </span>
      }
    >
      <p role={kind === 'chosen' ? 'status' : undefined}>
        {kind === 'offer' ? (
          <Trans>
            Our China company now serves customers there, with local payment methods and fapiaos.
            Once you choose to move, we’ll ask you to accept its terms of service. Everything in
            your account moves with it.
          </Trans>
        ) : (
          <Trans>
            We’ll soon ask you to accept the terms of service of our company in China. Until then,
            nothing changes.
          </Trans>
        )}
      </p>
      {user.wfoeMigrationStatus.hasUnpaidInvoices ? (
        <p>
          <Trans>The move starts once your unpaid invoices are paid.</Trans>
        </p>
      ) : null}
      {error ? (
        <p role="alert" className={styles.error}>
          {failureMessage(error)}
        </p>
      ) : null}
    </Notice>
  )
}
