import { useEffect, useRef, useState } from 'react'

const changed = (set: ReadonlySet<number>, index: number, isIn: boolean) => {
  const next = new Set(set)
  if (isIn) next.add(index)
  else next.delete(index)
  return next
}

const nearView = { rootMargin: '50% 0px' }

/**
 * Indexes of the items to render: those in or near the view, each after the one before is ready.
 * Items below `list` have the attribute `data-turn`; those that are drawn already wait for nobody.
 */
export function useTurns<List extends HTMLElement>(
  count: number,
  isDrawn: (index: number) => boolean = () => false,
) {
  const list = useRef<List>(null)
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set())
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const items = [...(list.current?.querySelectorAll('[data-turn]') ?? [])]
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = items.indexOf(target)
        setInView((before) => changed(before, index, isIntersecting))
        if (!isIntersecting) setReady((before) => changed(before, index, false))
      }
    }, nearView)
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [])

  const turn = Array.from({ length: count }, (_, index) => index).find(
    (index) => inView.has(index) && !ready.has(index) && !isDrawn(index),
  )
  return {
    list,
    isReady: (index: number) => ready.has(index),
    isShown: (index: number) => index === turn || (inView.has(index) && ready.has(index)),
    markReady: (index: number) => setReady((before) => changed(before, index, true)),
  }
}
