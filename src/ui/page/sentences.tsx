import { Trans } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'

/** Joins sentences as the language does: by a space, or by nothing in Chinese and Japanese. */
export function Sentences({ children }: { children: ReactNode }): ReactNode {
  const [before, ...rest] = Children.toArray(children)
  if (rest.length === 0) return before
  const after = <Sentences>{rest}</Sentences>
  return (
    <Trans comment="Two sentences in a row: only what stands between them is to be decided.">
      {before} {after}
    </Trans>
  )
}
