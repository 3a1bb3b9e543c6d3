import { type Message, type MessageAction, type MessageQueue, nextQueue } from './message-queue.ts'

let queue: MessageQueue = []
const listeners = new Set<() => void>()

function change(action: MessageAction): void {
  queue = nextQueue(queue, action)
  for (const listener of listeners) listener()
}

/** Says something to the person: at once, or when the messages before it have been read. */
export const showMessage = (message: Message) => change({ show: message })

/** Takes a message away, shown or waiting; an unknown key does nothing. */
export const dismissMessage = (key: string) => change({ dismiss: key })

export const shownMessage = (): Message | undefined => queue[0]
export const waitingMessages = (): number => Math.max(0, queue.length - 1)

/** Returns the function that ends the listening. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes every message away: for whoever begins afresh, such as the next person to sign in. */
export function dismissAllMessages(): void {
  for (const { key } of [...queue]) dismissMessage(key)
}
