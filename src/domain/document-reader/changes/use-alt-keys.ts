import { useEffect, useEffectEvent } from 'react'

const ownsKeys =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog'

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

/** The letter of the layout; on a Mac, Option turns it into another sign. */
export function pressedKey({ key, code }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter ? letter.toLowerCase() : key
}

/** Keys that are pressed with Alt anywhere in the page: plain letters belong to the person's own tools. */
export function useAltKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
    const key = pressedKey(event)
    const act = Object.hasOwn(actions, key) ? actions[key] : undefined
    if (!act || (target instanceof Element && target.closest(ownsKeys))) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
