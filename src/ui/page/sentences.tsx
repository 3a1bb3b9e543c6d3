import { Trans } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'

/**
 * Sentences one after another. What stands between two of them is the language's own affair: a
 * space in English, nothing in Chinese and Japanese. What is empty is left out.
 */
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
