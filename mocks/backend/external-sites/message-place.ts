import { sendMail } from '../emails/send-mail.ts'
import type { Fact, Field, OutsideCall, OutsidePlace } from './outside-visit.ts'
import { offer } from './outside-visit.ts'
import { writtenInstant } from './written-instant.ts'

/** A message that is sent twice within this time (milliseconds) is the same one: a double click. */
const sameWithin = 60_000

type MessageOptions = {
  name: string
  standsFor: string
  /** Who reads what is sent. */
  to: string
  heading: string
  /** What the address says that it is about. */
  topicOf: (call: OutsideCall) => { subject: string; facts: readonly Fact[] }
  message: string
  send: string
}

function addressOf({ world, session }: OutsideCall): string {
  return world.users.get(session.userIdentity ?? '')?.email ?? ''
}

const sender = (email: string) => `From: ${email}`

function lastFrom({ world }: OutsideCall, asked: { to: string; email: string; subject: string }) {
  const { to, email, subject } = asked
  for (const mail of world.mails.in('byRecipient', to).rows()) {
    if (mail.subject === subject && mail.paragraphs[0] === sender(email)) return mail
  }
  return undefined
}

/** A page with a form whose messages are kept as mails, so that the mailbox shows what was sent. */
export function messagePlace(options: MessageOptions): OutsidePlace {
  const { name, standsFor, to, heading, topicOf, message, send } = options
  return {
    name,
    standsFor,
    choices: ['send', 'leave'],
    show(call) {
      const { subject, facts } = topicOf(call)
      const email = addressOf(call)
      const last = email === '' ? undefined : lastFrom(call, { to, email, subject })
      const text = { required: true, maxLength: 4000, value: '' }
      const fields: Field[] = [
        { ...text, kind: 'email', name: 'email', label: 'Your e-mail address', value: email },
        { ...text, kind: 'text', name: 'message', label: message },
      ]
      return {
        heading,
        state: last ? `Your last message was sent on ${writtenInstant(last.createdAt)}.` : '',
        facts: [{ name: 'About', value: subject }, ...facts],
        paragraphs: [],
        offers: [
          { ...offer('send', send, `It goes to ${to}, and into the mailbox.`), fields },
          offer('leave', 'Go back to Galley', ''),
        ],
      }
    },
    choose(call, { choice, given }) {
      if (choice !== 'send') return '/'
      const { world, now } = call
      const { subject, facts } = topicOf(call)
      const email = (given.email ?? '').toLowerCase()
      const paragraphs = [
        sender(email),
        ...facts.map((fact) => `${fact.name}: ${fact.value}`),
        ...(given.message ?? '').split(/\n\s*\n/),
      ]
      const last = lastFrom(call, { to, email, subject })
      const isTwice =
        last !== undefined &&
        now - last.createdAt < sameWithin &&
        last.paragraphs.join('\n') === paragraphs.join('\n')
      if (!isTwice) sendMail(world, now, { to, language: 'en', subject, paragraphs, links: [] })
      return null
    },
  }
}
