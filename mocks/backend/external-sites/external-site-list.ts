import { type ExternalSiteId, externalSiteIds } from './external-site-ids.ts'
import { fapiaoSite } from './fapiao-site.ts'
import { localizationSite } from './localization-site.ts'
import { messageSite } from './message-site.ts'
import { paymentSites } from './payment-sites.ts'
import { readOnlySites } from './read-only-sites.ts'
import { signOnSite } from './sign-on-site.ts'
import type { ExternalSite } from './site-definition.ts'
import { answerOrderQuestion, supportTopic } from './support-topic.ts'
import { wechatSite } from './wechat-site.ts'

export const externalSites: Record<ExternalSiteId, ExternalSite> = {
  'sign-on': signOnSite,
  wechat: wechatSite,
  ...paymentSites,
  fapiao: fapiaoSite,
  localization: localizationSite,
  support: messageSite({
    name: 'the help center',
    simulates: 'The help pages, where customers find answers and contact support.',
    to: 'support@galley.example',
    heading: 'Contact support',
    topicOf: supportTopic,
    message: 'Your message',
    send: 'Send message',
    received: answerOrderQuestion,
  }),
  survey: messageSite({
    name: 'the survey',
    simulates: 'A form on which another company asks customers for feedback.',
    to: 'survey@galley.example',
    heading: 'What do you think of Galley?',
    topicOf: () => ({ subject: 'Survey response', facts: [] }),
    message: 'Your feedback',
    send: 'Send feedback',
  }),
  ...readOnlySites,
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function externalSiteAt(
  address: string,
): { id: ExternalSiteId; rest: string[] } | undefined {
  const { pathname } = new URL(address, 'http://external.invalid')
  const [first, ...others] = pathname.split('/').filter(Boolean).map(decoded)
  if (first === 'support') return { id: first, rest: others }
  const [named, ...rest] = others
  const id = first === 'external' ? externalSiteIds.find((siteId) => siteId === named) : undefined
  return id && { id, rest }
}
