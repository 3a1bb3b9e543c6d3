import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { announce } from './announce.ts'

type Props = {
  as?: 'div' | 'p' | 'span'
  id?: string
  className?: string | undefined
  /** Another live region says the same. */
  isSilent?: boolean
  children: ReactNode
}

/** Announces its visible text whenever it changes, but not the first one. */
export function Announced({ as: Tag = 'div', isSilent, children, ...attributes }: Props) {
  const box = useRef<HTMLElement>(null)
  const say = useEffectEvent((text: string) => {
    if (!isSilent) announce(text)
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Reading what is visible makes the browser lay out the page, for nothing where there is no text.
    let last = element.textContent && element.innerText.trim()
    const observer = new MutationObserver(() => {
      const text = element.innerText.trim()
      if (text !== '' && text !== last) say(text)
      last = text
    })
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        box.current = element
      }}
      {...attributes}
    >
      {children}
    </Tag>
  )
}

export function Announcement({ text }: { text: string | undefined }) {
  useEffect(() => {
    if (text) announce(text)
  }, [text])
  return null
}
