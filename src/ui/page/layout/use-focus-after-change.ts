import { useEffect, useRef } from 'react'
import { focusPageHeading } from './page-heading.tsx'

/** Parts of a screen go away with `state`, and what had the focus with them. Undefined until it is known. */
export function useFocusAfterChange(state: string | boolean | undefined): void {
  const previous = useRef(state)
  useEffect(() => {
    const hasChanged = previous.current !== undefined && previous.current !== state
    previous.current = state
    if (hasChanged && document.activeElement === document.body) focusPageHeading()
  }, [state])
}
