import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Application } from '../../api/application.ts'
import { Refusal } from '../../api/errors/api-failure.ts'
import { failureMessage } from '../../api/errors/failure-messages.ts'
import { acceptMigrationTermsMutation } from '../../api/migration.ts'
import type { MigrationStatus } from '../../domain/migration/migration-rules.ts'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { ModalDialog } from '../../ui/states/modal-dialog.tsx'
import styles from './migration.module.css'
import { MigrationSteps } from './migration-steps.tsx'
import { UnpaidInvoicesHold } from './unpaid-invoices-hold.tsx'

const isNotAsked = (error: unknown) =>
  error instanceof Refusal && error.key === 'wfoe-terms-not-asked-for'

type Props = {
  identity: string
  status: MigrationStatus
  unpaid: ReactNode
  links: Application['config']['links']
}

type DialogProps = Pick<Props, 'identity' | 'links'> & { open: boolean; onClose: () => void }

function TermsDialog({ identity, links, open, onClose }: DialogProps) {
  const { mutate, isPending, error, reset } = useMutation(acceptMigrationTermsMutation())
  const close = () => {
    if (isPending) return
    onClose()
    reset()
  }
  return (
    <ModalDialog
      open={open}
      title={<Trans>Terms of service</Trans>}
      onClose={close}
      actions={
        <>
          {isNotAsked(error) ? (
            <Button variant="filled" onClick={() => globalThis.location.reload()}>
              <Trans>Reload the page</Trans>
            </Button>
          ) : (
            <Button variant="filled" busy={isPending} onClick={() => mutate(identity)}>
              <Trans>Accept the terms</Trans>
            </Button>
          )}
          <Button onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {isNotAsked(error) ? null : (
        <p>
          <Trans>
            By accepting, you agree to the{' '}
            <ExternalLink href={links.termsOfService}>terms of service</ExternalLink> of our company
            in China. We then move your account, which takes a while.
          </Trans>
        </p>
      )}
      {error ? (
        <p role="alert" className={styles.error}>
          {failureMessage(error)}
        </p>
      ) : null}
    </ModalDialog>
  )
}

export function MigrationTerms({ identity, status, unpaid, links }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(true)
  return (
    <>
      <PageHeading
        alone
        title={t`Your account is moving to our company in China`}
        lead={
          <Trans>
            Our company in China now serves customers there. To continue here, please accept its
            terms of service. Your orders, files and invoices move with you.
          </Trans>
        }
        action={
          <Button variant="filled" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Read and accept the terms</Trans>
          </Button>
        }
      />
      {status.hasUnpaidInvoices ? (
        <>
          <p className={styles.beforeNotice}>
            <Trans>Once you accept, the move starts as soon as your invoices are paid.</Trans>
          </p>
          <UnpaidInvoicesHold unpaid={unpaid} links={links} />
        </>
      ) : null}
      <MigrationSteps status={status} />
      <TermsDialog identity={identity} links={links} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
