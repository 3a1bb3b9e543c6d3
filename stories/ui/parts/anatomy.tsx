import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './anatomy.module.css'
import type { AnatomyPart } from './part.ts'

const markSize = 24
const gap = 6

type Position = { left: number; top: number }

function placeBeside(part: DOMRect, figure: DOMRect, side: AnatomyPart['side']): Position {
  const [left, top] = [part.left - figure.left, part.top - figure.top]
  const middle = {
    left: left + (part.width - markSize) / 2,
    top: top + (part.height - markSize) / 2,
  }
  switch (side) {
    case 'below':
      return { left: middle.left, top: top + part.height + gap }
    case 'before':
      return { left: left - markSize - gap, top: middle.top }
    case 'after':
      return { left: left + part.width + gap, top: middle.top }
    default:
      return { left: middle.left, top: top - markSize - gap }
  }
}

/** Where the numbers stand, measured again whenever the figure changes its size. */
function usePlaces(parts: readonly AnatomyPart[]) {
  const figure = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<(Position | undefined)[]>([])
  useLayoutEffect(() => {
    const element = figure.current
    if (!element) return
    const measure = () => {
      const around = element.getBoundingClientRect()
      setPlaces(
        parts.map(({ selector, side }) => {
          const found = element.querySelector(selector)
          return found ? placeBeside(found.getBoundingClientRect(), around, side) : undefined
        }),
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [parts])
  return { figure, places }
}

/** The part with a number beside each piece of it, and what the pieces are. */
export function Anatomy({
  figure: content,
  parts,
}: {
  figure: ReactNode
  parts: readonly AnatomyPart[]
}) {
  const { figure, places } = usePlaces(parts)
  return (
    <div className={styles.anatomy}>
      <div ref={figure} className={styles.figure}>
        {content}
        {places.map((place, index) =>
          place ? (
            <span
              key={parts[index]?.name}
              className={styles.mark}
              style={place}
              aria-hidden="true"
              data-mark={index + 1}
            >
              {index + 1}
            </span>
          ) : null,
        )}
      </div>
      <ol className={styles.pieces}>
        {parts.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
