import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import { type DraftName, keepsInput } from './draft-store.ts'

type Props = {
  draft?: DraftName
  children?: ReactNode
}

export function KeptInput({ draft, children = <Trans>We kept what you entered.</Trans> }: Props) {
  const [isKept, setKept] = useState(false)
  // A page that replaces a form is shown before the form has stored its last input.
  useEffect(() => setKept(keepsInput(safeLocalStorage, draft)))
  return isKept ? children : null
}
