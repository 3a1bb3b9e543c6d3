import { type ReactNode, useState } from 'react'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { Failed } from './failed.tsx'
import { PartOfPage } from './part-of-page.tsx'

type QueryLike<Data> = {
  data: Data | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

type Props<Data> = {
  query: QueryLike<Data>
  loading: ReactNode
  failedTitle: ReactNode
  failedText?: ReactNode
  isEmpty?: (data: Data) => boolean
  empty?: (data: Data) => ReactNode
  frame?: (state: ReactNode, isLoading: boolean) => ReactNode
  children: (data: Data) => ReactNode
}

const Drawn = ({ draw }: { draw: () => ReactNode }) => draw()

/** Data that has been loaded stays shown when a later fetch fails. */
export function QueryState<Data>(props: Props<Data>): ReactNode {
  const { query, isEmpty, empty, frame = (state) => state, children } = props
  const { data, error, refetch } = query
  // A query forgets its error when it is fetched again; the pressed button keeps the focus.
  const [retried, setRetried] = useState<unknown>()
  const failure = error ?? retried
  if (data !== undefined) {
    return (
      <PartOfPage
        title={props.failedTitle}
        resetKey={data}
        frame={(failure) => frame(failure, false)}
      >
        <Drawn draw={() => (isEmpty?.(data) ? empty?.(data) : children(data))} />
      </PartOfPage>
    )
  }
  if (!failure) return frame(props.loading, true)
  const retry = () => {
    setRetried(failure)
    return refetch().finally(() => setRetried(undefined))
  }
  return frame(
    <Failed title={props.failedTitle} onRetry={retry}>
      {props.failedText ?? failureReason(failure)}
    </Failed>,
    false,
  )
}

/** Retries only what failed. */
export function bothQueries<First, Second>(
  first: QueryLike<First>,
  second: QueryLike<Second>,
): QueryLike<[First, Second]> {
  const failed = [first, second].filter(({ data, error }) => data === undefined && error)
  return {
    data:
      first.data === undefined || second.data === undefined ? undefined : [first.data, second.data],
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
