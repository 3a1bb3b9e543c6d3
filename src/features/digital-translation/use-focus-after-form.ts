import { useEffect, useRef } from 'react'
import { focusPageHeading } from '../../ui/page/page-heading.tsx'

/** The form goes away with the last translation, and the pressed button with it. */
export function useFocusAfterForm(hasForm: boolean): void {
  const hadForm = useRef(hasForm)
  useEffect(() => {
    if (hadForm.current && !hasForm && document.activeElement === document.body) focusPageHeading()
    hadForm.current = hasForm
  }, [hasForm])
}
