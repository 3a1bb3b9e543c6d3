import { fapiaoPlace } from './fapiao-place.ts'
import { localizationPlace } from './localization-place.ts'
import { messagePlace } from './message-place.ts'
import type { OutsidePlace } from './outside-visit.ts'
import { paymentPlaces } from './payment-places.ts'
import { type PlaceId, placeIds } from './place-ids.ts'
import { readingPlaces } from './reading-places.ts'
import { signOnPlace } from './sign-on-place.ts'
import { supportTopic } from './support-topic.ts'
import { wechatPlace } from './wechat-place.ts'

/** Everything that the portal leads to and that is not the portal, by its word below `/outside/`. */
export const places: Record<PlaceId, OutsidePlace> = {
  'sign-on': signOnPlace,
  wechat: wechatPlace,
  ...paymentPlaces,
  fapiao: fapiaoPlace,
  localization: localizationPlace,
  support: messagePlace({
    name: 'the help centre',
    standsFor: 'The pages where customers find answers and write to support.',
    to: 'support@galley.example',
    heading: 'Write to support',
    topicOf: supportTopic,
    message: 'Your message',
    send: 'Send the message',
  }),
  survey: messagePlace({
    name: 'the survey',
    standsFor: 'The form of another company that asks what customers think.',
    to: 'survey@galley.example',
    heading: 'What do you think of Galley?',
    topicOf: () => ({ subject: 'An answer to the survey', facts: [] }),
    message: 'What you think',
    send: 'Send the answer',
  }),
  ...readingPlaces,
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The place that an address leads to, and the parts below it; undefined for no place. */
export function placeAt(address: string): { id: PlaceId; rest: string[] } | undefined {
  const { pathname } = new URL(address, 'http://outside.invalid')
  const [first, ...others] = pathname.split('/').filter(Boolean).map(decoded)
  if (first === 'support') return { id: first, rest: others }
  const [named, ...rest] = others
  const id = first === 'outside' ? placeIds.find((one) => one === named) : undefined
  return id && { id, rest }
}
