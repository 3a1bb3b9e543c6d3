import { Trans } from '@lingui/react/macro'
import { Status } from '../../../ui/page/status.tsx'
import styles from '../reviewer-response.module.css'
import type { AnswerSaving } from './answer-saver.ts'

type Props = { saving: AnswerSaving; externalId: string }

function SavedStatus({ saving, externalId }: Props) {
  switch (saving.kind) {
    case 'saved':
      return (
        <Status tone="done">
          <Trans>Saved with order {externalId}</Trans>
        </Status>
      )
    case 'waiting':
    case 'sending':
      return (
        <Status tone="running">
          <Trans>Saving with order {externalId}</Trans>
        </Status>
      )
    case 'reading':
      return (
        <Status tone="running">
          <Trans>Looking up what is saved with order {externalId}</Trans>
        </Status>
      )
    case 'none':
      return (
        <Status tone="off">
          <Trans>What you write is saved with order {externalId}</Trans>
        </Status>
      )
    default:
      return (
        <Status tone="waiting">
          <Trans>Not saved with order {externalId}</Trans>
        </Status>
      )
  }
}

/** Where the answer is, in a line that is always there, so that nothing moves while one writes. */
export function SavedLine(props: Props) {
  return (
    <div className={styles.saved}>
      <SavedStatus {...props} />
    </div>
  )
}
