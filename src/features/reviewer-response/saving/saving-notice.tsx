import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import type { Instant } from '../../../lib/instant.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import type { LongPart } from '../answers/answer-content.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import type { AnswerSaver, AnswerSaving } from './answer-saver.ts'
import type { OrderSaving } from './use-order-saving.ts'
import { VersionChoice } from './version-choice.tsx'

function TooLongNotice({ part }: { part: LongPart }) {
  const { commentName } = useReviewerNames()
  const name = part === 'whole' ? undefined : commentName(part.reviewer, part.number)
  return (
    <Notice stacked title={<Trans>Too long to be saved with your order</Trans>}>
      {name === undefined ? (
        <Trans>
          Letter and answers are longer than an order can keep. Please shorten them, or download
          your answer. It is kept in this browser until you sign out.
        </Trans>
      ) : (
        <Trans>
          A text of “{name}” is longer than an order can keep. Please shorten it, or download your
          answer. It is kept in this browser until you sign out.
        </Trans>
      )}
    </Notice>
  )
}

type FailureProps = { error: unknown; isRead: boolean; saver: AnswerSaver }

function SavingFailure({ error, isRead, saver }: FailureProps) {
  const again = () => {
    saver.retry()
    focusPageHeading()
  }
  return (
    <Notice
      tone="red"
      stacked
      title={
        isRead ? (
          <Trans>Your answer could not be saved with your order</Trans>
        ) : (
          <Trans>What you saved with your order could not be loaded</Trans>
        )
      }
      action={
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>{failureReason(error)}</p>
      <p>
        {isRead ? (
          <Trans>
            It is kept in this browser until you sign out. We try again as soon as you go on
            writing.
          </Trans>
        ) : (
          <Trans>
            What you write now is kept in this browser, and saved once we know what is there.
          </Trans>
        )}
      </p>
    </Notice>
  )
}

const onlyHere: Record<Extract<AnswerSaving, { kind: 'off' }>['why'], MessageDescriptor> = {
  'no-order': msg`This order is not in your account, so your answer is kept in this browser only, until you sign out.`,
  'not-completed': msg`This order is not completed yet, so your answer is kept in this browser only, until you sign out.`,
}

type Props = { order: OrderSaving; changedAt: Instant }

export function SavingNotice({ order: { saving, saver }, changedAt }: Props) {
  const { i18n } = useLingui()
  switch (saving.kind) {
    case 'ask':
      return <VersionChoice saver={saver} other={saving.other} changedAt={changedAt} />
    case 'too-long':
      return <TooLongNotice part={saving.part} />
    case 'failed':
    case 'unread':
      return <SavingFailure error={saving.error} isRead={saving.kind === 'failed'} saver={saver} />
    case 'off':
      return <Notice tone="plain">{i18n._(onlyHere[saving.why])}</Notice>
    default:
      return null
  }
}
