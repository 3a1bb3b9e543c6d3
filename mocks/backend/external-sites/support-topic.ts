import { answerQuestion } from '../rules/orders/order-hold.ts'
import type { SiteCall, SiteFact } from './site-definition.ts'

const types: Readonly<Record<string, string>> = {
  'order-question': 'Answer to our question',
  'proof-of-payment': 'Proof of payment',
  'inactive-service': 'A service that is no longer offered',
  'prepay-bank-transfer': 'Prepayment by bank transfer',
}

/** The segment after `word`, such as `GX7` after `submission`. */
function after(rest: readonly string[], word: string): string | undefined {
  const at = rest.indexOf(word)
  return at === -1 ? undefined : rest[at + 1]
}

const topicTitle = (type: string) => {
  const text = type.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function answerOrderQuestion({ world, rest, now }: SiteCall, email: string): void {
  const order = after(rest, 'submission')
  if (order && after(rest, 'type') === 'order-question') answerQuestion(world, order, email, now)
}

export function supportTopic({ rest }: SiteCall): { subject: string; facts: SiteFact[] } {
  const order = after(rest, 'submission')
  const type = after(rest, 'type')
  const topic = type ? (types[type] ?? topicTitle(type)) : undefined
  const about = order ? `order ${order}` : undefined
  const subject = [topic, about].filter((text) => text !== undefined).join(', ')
  return { subject: subject || 'Question', facts: order ? [{ name: 'Order', value: order }] : [] }
}
