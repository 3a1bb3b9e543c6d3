import { createExternalStore } from '../../lib/browser/external-store.ts'
import { type Message, type MessageAction, type MessageQueue, nextQueue } from './message-queue.ts'

export const messageQueue = createExternalStore<MessageQueue>([])

const change = (action: MessageAction) => messageQueue.set(nextQueue(messageQueue.get(), action))

export const showMessage = (message: Message) => change({ show: message })

export const dismissMessage = (key: string) => change({ dismiss: key })

export const dismissAllMessages = () => messageQueue.set([])
