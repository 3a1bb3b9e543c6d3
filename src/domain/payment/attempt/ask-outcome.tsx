import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'

type Props<Answer> = {
  query: Parameters<typeof QueryState<Answer>>[0]['query']
  failedText?: ReactNode
  /** Called once. */
  onAnswered: (answer: Answer) => void
}

type FollowProps<Answer> = Pick<Props<Answer>, 'onAnswered'> & { answer: Answer }

function FollowAnswer<Answer>({ answer, onAnswered }: FollowProps<Answer>) {
  const follow = useEffectEvent(() => onAnswered(answer))
  useEffect(() => follow(), [])
  return null
}

export function AskOutcome<Answer>({ query, failedText, onAnswered }: Props<Answer>) {
  return (
    <QueryState
      query={query}
      loading={
        <>
          <p role="status">
            <Trans>We’re checking whether your payment arrived. One moment, please.</Trans>
          </p>
          <SkeletonLines lines={3} />
        </>
      }
      failedTitle={<Trans>We don’t know yet whether your payment arrived</Trans>}
      failedText={
        failedText ?? (
          <Trans>
            The service could not be reached. Please don’t pay again until we know: try again in a
            moment.
          </Trans>
        )
      }
    >
      {(answer) => <FollowAnswer answer={answer} onAnswered={onAnswered} />}
    </QueryState>
  )
}
