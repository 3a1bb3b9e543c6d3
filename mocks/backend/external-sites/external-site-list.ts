import { type ExternalSiteId, externalSiteIds } from './external-site-ids.ts'
import { fapiaoSite } from './fapiao-site.ts'
import { localizationSite } from './localization-site.ts'
import { messageSite } from './message-site.ts'
import { paymentSites } from './payment-sites.ts'
import { readOnlySites } from './read-only-sites.ts'
import { signOnSite } from './sign-on-site.ts'
import type { ExternalSite } from './site-definition.ts'
import { supportTopic } from './support-topic.ts'
import { wechatSite } from './wechat-site.ts'

/** Every external site of the portal, by its segment below `/external/`. */
export const externalSites: Record<ExternalSiteId, ExternalSite> = {
  'sign-on': signOnSite,
  wechat: wechatSite,
  ...paymentSites,
  fapiao: fapiaoSite,
  localization: localizationSite,
  support: messageSite({
    name: 'the help center',
    simulates: 'The pages where customers find answers and write to support.',
    to: 'support@galley.example',
    heading: 'Write to support',
    topicOf: supportTopic,
    message: 'Your message',
    send: 'Send the message',
  }),
  survey: messageSite({
    name: 'the survey',
    simulates: 'The form of another company that asks what customers think.',
    to: 'survey@galley.example',
    heading: 'What do you think of Galley?',
    topicOf: () => ({ subject: 'An answer to the survey', facts: [] }),
    message: 'What you think',
    send: 'Send the answer',
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

/** The site of an address and the remaining path segments. */
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
