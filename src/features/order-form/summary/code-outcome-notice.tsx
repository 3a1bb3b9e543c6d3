import { Trans } from '@lingui/react/macro'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Status } from '../../../ui/page/status.tsx'
import styles from './order-summary.module.css'
import type { CodeOutcome } from './use-discount-codes.ts'

function CodeOutcomeText({ kind, code }: Exclude<CodeOutcome, { kind: 'failed' }>) {
  switch (kind) {
    case 'added':
      return <Trans>Promo code {code} has been added to your order.</Trans>
    case 'applied':
      return <Trans>Promo code {code} has been applied.</Trans>
    case 'removed':
      return <Trans>Promo code {code} has been removed from your order.</Trans>
    case 'beaten':
      return (
        <Trans>
          Promo code {code} was not applied: your order already has a discount that is at least as
          good.
        </Trans>
      )
  }
}

/** Is always mounted, so that what appears in it is announced. */
export function CodeOutcomeNotice({ outcome }: { outcome: CodeOutcome | undefined }) {
  const isFailed = outcome?.kind === 'failed'
  return (
    <div className={styles.outcome}>
      {isFailed ? <Notice tone="red">{failureMessage(outcome.error)}</Notice> : null}
      <Announced>
        {outcome && !isFailed ? (
          outcome.kind === 'removed' || outcome.kind === 'beaten' ? (
            <Notice>
              <CodeOutcomeText {...outcome} />
            </Notice>
          ) : (
            <Status tone="done">
              <CodeOutcomeText {...outcome} />
            </Status>
          )
        ) : null}
      </Announced>
    </div>
  )
}
