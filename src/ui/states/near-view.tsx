import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = {
  children: ReactNode
  /** What keeps its room until then. */
  fallback?: ReactNode
}

export function NearView({ children, fallback }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px 0px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])
  return <div ref={box}>{near ? children : fallback}</div>
}
