import { formatUtc } from '../../world/clock/world-calendar.ts'
import { sendMail } from '../emails/send-mail.ts'
import type { ExternalSite, SiteCall, SiteFact, SiteField } from './site-definition.ts'
import { offer } from './site-definition.ts'

/** The same message within this time (milliseconds) counts as a double click. */
const sameWithin = 60_000

type MessageSiteOptions = {
  name: string
  simulates: string
  to: string
  heading: string
  topicOf: (call: SiteCall) => { subject: string; facts: readonly SiteFact[] }
  message: string
  send: string
  received?: (call: SiteCall, email: string) => void
}

function addressOf({ world, session }: SiteCall): string {
  return world.users.get(session.userIdentity ?? '')?.email ?? ''
}

const sender = (email: string) => `From: ${email}`

function lastFrom({ world }: SiteCall, query: { to: string; email: string; subject: string }) {
  const { to, email, subject } = query
  for (const mail of world.mails.in('byRecipient', to).rows()) {
    if (mail.subject === subject && mail.paragraphs[0] === sender(email)) return mail
  }
  return undefined
}

export function messageSite(options: MessageSiteOptions): ExternalSite {
  const { name, simulates, to, heading, topicOf, message, send, received } = options
  return {
    name,
    simulates,
    choices: ['send', 'leave'],
    show(call) {
      const { subject, facts } = topicOf(call)
      const email = addressOf(call)
      const last = email === '' ? undefined : lastFrom(call, { to, email, subject })
      const text = { required: true, maxLength: 4000, value: '' }
      const fields: SiteField[] = [
        { ...text, kind: 'email', name: 'email', label: 'Your e-mail address', value: email },
        { ...text, kind: 'text', name: 'message', label: message },
      ]
      return {
        heading,
        state: last ? `Your last message was sent on ${formatUtc(last.createdAt)}.` : '',
        facts: [{ name: 'About', value: subject }, ...facts],
        paragraphs: [],
        offers: [
          { ...offer('send', send, `It goes to ${to} and appears in the mailbox.`), fields },
          offer('leave', 'Back to Galley', ''),
        ],
      }
    },
    choose(call, { choice, fields }) {
      if (choice !== 'send') return '/'
      const { world, now } = call
      const { subject, facts } = topicOf(call)
      const email = (fields.email ?? '').toLowerCase()
      const paragraphs = [
        sender(email),
        ...facts.map((fact) => `${fact.name}: ${fact.value}`),
        ...(fields.message ?? '').split(/\n\s*\n/),
      ]
      const last = lastFrom(call, { to, email, subject })
      const isTwice =
        last !== undefined &&
        now - last.createdAt < sameWithin &&
        last.paragraphs.join('\n') === paragraphs.join('\n')
      if (!isTwice) sendMail(world, now, { to, language: 'en', subject, paragraphs, links: [] })
      received?.(call, email)
      return null
    },
  }
}
