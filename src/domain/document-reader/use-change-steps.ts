import { type RefObject, useEffect, useRef, useState } from 'react'

/** Keys that belong to what has the focus. */
const ownsKeys =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog'

/** The change after, or before, the current one; the first and the last follow one another. */
export function stepFrom(current: number | undefined, by: 1 | -1, count: number): number {
  if (current === undefined) return by === 1 ? 0 : count - 1
  return (current + by + count) % count
}

type Options = {
  root: RefObject<HTMLElement | null>
  count: number
  isEnabled: boolean
  /** What is read aloud when a change takes the focus. */
  nameOf: (change: number) => string
}

/** Leads from change to change by Alt and the arrow keys, with the focus. */
export function useChangeSteps({ root, count, isEnabled, nameOf }: Options) {
  const [current, setCurrent] = useState<number>()
  const [steps, setSteps] = useState(0)
  const reached = useRef(0)
  const named = useRef<HTMLElement>(undefined)
  const step = (by: 1 | -1) => {
    if (!isEnabled || count === 0) return
    setCurrent((before) => stepFrom(before, by, count))
    setSteps((before) => before + 1)
  }

  useEffect(() => {
    // A change may be in a part that is still to come.
    if (current === undefined || reached.current === steps) return
    const target = root.current?.querySelector<HTMLElement>(`[data-change="${current}"]`)
    if (!target) return
    reached.current = steps
    // Of the many changes only this one has a name, or each would be announced while the text is read.
    named.current?.removeAttribute('role')
    named.current?.removeAttribute('aria-label')
    target.setAttribute('role', 'group')
    target.setAttribute('aria-label', nameOf(current))
    named.current = target
    focusInSight(target)
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event
      const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
      if (!by || !altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(ownsKeys)) return
      event.preventDefault()
      step(by)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return { current: isEnabled ? current : undefined, step }
}

export function focusInSight(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
