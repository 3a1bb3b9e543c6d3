import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAltKeys } from './use-alt-keys.ts'

type Includes = (position: number) => boolean

/** The first and the last follow one another; undefined where none is included. */
export function stepFrom(
  current: number | undefined,
  by: 1 | -1,
  count: number,
  includes: Includes = () => true,
): number | undefined {
  const start = current ?? (by === 1 ? -1 : count)
  for (let steps = 1; steps <= count; steps += 1) {
    const position = (start + by * steps + count) % count
    if (includes(position)) return position
  }
  return undefined
}

type Options = {
  root: RefObject<HTMLElement | null>
  count: number
  isEnabled: boolean
  includes?: Includes | undefined
  nameOf: (change: number) => string
  /** Of the elements that are stepped to; its value is their position. */
  attribute?: string
}

export function useChangeSteps(options: Options) {
  const { root, count, isEnabled, includes, nameOf, attribute = 'data-change' } = options
  const [current, setCurrent] = useState<number>()
  const [steps, setSteps] = useState(0)
  const reached = useRef(0)
  const named = useRef<HTMLElement>(undefined)
  const goTo = (position: number | undefined) => {
    if (!isEnabled || position === undefined) return
    setCurrent(position)
    setSteps((before) => before + 1)
  }
  const step = (by: 1 | -1) => goTo(stepFrom(current, by, count, includes))

  useEffect(() => {
    // A change may be in a part that is still to come.
    if (current === undefined || reached.current === steps) return
    const target = root.current?.querySelector<HTMLElement>(`[${attribute}="${current}"]`)
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

  useAltKeys({ ArrowDown: () => step(1), ArrowUp: () => step(-1) })
  return { current: isEnabled ? current : undefined, step, goTo }
}

export function focusInSight(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}
