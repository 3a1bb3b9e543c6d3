import { useEffect, useRef, useState } from 'react'

const changed = (set: ReadonlySet<number>, place: number, isIn: boolean) => {
  const next = new Set(set)
  if (isIn) next.add(place)
  else next.delete(place)
  return next
}

/** Indexes of the items to render: those in view, each after the one before is ready. */
export function useTurns(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const [inView, setInView] = useState<ReadonlySet<number>>(new Set())
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = items.indexOf(target)
        setInView((before) => changed(before, place, isIntersecting))
        if (!isIntersecting) setReady((before) => changed(before, place, false))
      }
    })
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [])

  const turn = Array.from({ length: count }, (_, place) => place).find(
    (place) => inView.has(place) && !ready.has(place),
  )
  return {
    list,
    isReady: (place: number) => ready.has(place),
    isShown: (place: number) => place === turn || (inView.has(place) && ready.has(place)),
    sayReady: (place: number) => setReady((before) => changed(before, place, true)),
  }
}
