import { useEffect, useRef } from 'react'
import { focusPageHeading } from '../../ui/page/page-heading.tsx'
import type { EditingAccess } from './editing-rules.ts'

/** Form and list go away with the access, and what had the focus with them. */
export function useFocusAfterAccess(access: EditingAccess): void {
  const previous = useRef(access)
  useEffect(() => {
    const hasChanged = previous.current !== access
    previous.current = access
    if (hasChanged && document.activeElement === document.body) focusPageHeading()
  }, [access])
}
