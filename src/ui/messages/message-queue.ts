import type { ReactNode } from 'react'

export type MessageKind = 'success' | 'info' | 'warning' | 'error'

export type Message = {
  /** A message with the same key takes the place of the one before. */
  key: string
  kind: MessageKind
  /** A function, so that the words follow the language. */
  text: () => ReactNode
}

/** The first is shown, the others wait. */
export type MessageQueue = readonly Message[]

export type MessageAction = { show: Message } | { dismiss: string }

/**
 * One message is shown at a time and later ones wait. Errors go before all others, which wait until
 * the error has been read and dismissed; nothing but its own key takes an error away.
 */
export function nextQueue(queue: MessageQueue, action: MessageAction): MessageQueue {
  if ('dismiss' in action) return queue.filter(({ key }) => key !== action.dismiss)
  const { show } = action
  const place = queue.findIndex(({ key }) => key === show.key)
  if (place >= 0 && queue[place]?.kind === show.kind) return queue.with(place, show)
  const others = queue.filter(({ key }) => key !== show.key)
  if (show.kind !== 'error') return [...others, show]
  const errors = others.filter(({ kind }) => kind === 'error')
  return [...errors, show, ...others.filter(({ kind }) => kind !== 'error')]
}

/** Good news leaves by itself; what needs the person stays until it is dismissed. */
export function leavesByItself({ kind }: Message): boolean {
  return kind === 'success' || kind === 'info'
}
