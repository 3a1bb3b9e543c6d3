import { type Message, type MessageAction, type MessageQueue, nextQueue } from './message-queue.ts'

let queue: MessageQueue = []
const listeners = new Set<() => void>()

function change(action: MessageAction): void {
  queue = nextQueue(queue, action)
  for (const listener of listeners) listener()
}

export const showMessage = (message: Message) => change({ show: message })

export const dismissMessage = (key: string) => change({ dismiss: key })

export const shownMessage = (): Message | undefined => queue[0]
export const waitingMessages = (): number => Math.max(0, queue.length - 1)

/** Returns the unsubscribe function. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dismissAllMessages(): void {
  for (const { key } of [...queue]) dismissMessage(key)
}
