import type { ReactNode } from 'react'

export type MessageKind = 'success' | 'info' | 'warning' | 'error'

export type Message = {
  /** Replaces the previous message with the same key. */
  key: string
  kind: MessageKind
  text: () => ReactNode
}

export type MessageQueue = readonly Message[]

export type MessageAction = { show: Message } | { dismiss: string }

/** Errors come first and stay until they are dismissed or replaced by their own key. */
export function nextQueue(queue: MessageQueue, action: MessageAction): MessageQueue {
  if ('dismiss' in action) return queue.filter(({ key }) => key !== action.dismiss)
  const { show } = action
  const index = queue.findIndex(({ key }) => key === show.key)
  if (index >= 0 && queue[index]?.kind === show.kind) return queue.with(index, show)
  const others = queue.filter(({ key }) => key !== show.key)
  if (show.kind !== 'error') return [...others, show]
  const errors = others.filter(({ kind }) => kind === 'error')
  return [...errors, show, ...others.filter(({ kind }) => kind !== 'error')]
}

export function autoDismisses({ kind }: Message): boolean {
  return kind === 'success' || kind === 'info'
}
