import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Application } from '../../api/application.ts'
import { migrationLookQuery } from '../../api/migration.ts'
import type { MigrationStatus } from '../../domain/migration/migration-rules.ts'
import { formatInstant } from '../../i18n/format-instant.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { LastUpdated, quietFailures } from '../../ui/states/polling/last-updated.tsx'
import { useFailedPolls } from '../../ui/states/polling/use-failed-polls.ts'
import styles from './migration.module.css'
import { MigrationSteps } from './migration-steps.tsx'
import { UnpaidInvoicesHold } from './unpaid-invoices-hold.tsx'

type Props = {
  status: MigrationStatus
  unpaid: ReactNode
  links: Application['config']['links']
}

export function MigrationWaiting({ status, unpaid, links }: Props) {
  const { t, i18n } = useLingui()
  const query = migrationLookQuery()
  const { data: lookedAt, isFetching, refetch, errorUpdateCount } = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, errorUpdateCount)
  const when = lookedAt === undefined ? '' : formatInstant(lookedAt, { language: i18n.locale })
  return (
    <>
      <PageHeading
        alone
        title={
          status.hasUnpaidInvoices
            ? t`Please pay your invoices, then check back later`
            : t`We are moving your account`
        }
        lead={
          status.hasUnpaidInvoices ? (
            <Trans>
              Thank you for accepting the terms. We will move your account to our company in China
              as soon as your invoices are paid.
            </Trans>
          ) : (
            <Trans>
              Thank you for accepting the terms. Please check back later: you can continue here as
              soon as your account is with our company in China. No action is needed, and you can
              leave this page.
            </Trans>
          )
        }
        action={
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Check again now</Trans>
          </Button>
        }
      />
      {lookedAt !== undefined && failedPolls <= quietFailures ? (
        <p className={styles.lastChecked}>
          <Trans>
            Last checked: {when}. This page checks again every minute and continues automatically.
          </Trans>
        </p>
      ) : null}
      {status.hasUnpaidInvoices ? <UnpaidInvoicesHold unpaid={unpaid} links={links} /> : null}
      <MigrationSteps status={status} />
      <LastUpdated failedPolls={failedPolls} asOf={lookedAt ?? 0} />
    </>
  )
}
