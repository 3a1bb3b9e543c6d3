import type { Instant } from '../../../src/lib/instant.ts'
import { formatUtc } from '../../world/clock/world-calendar.ts'
import type { SignOnRow, VouchedProfile } from '../../world/rows/auth-rows.ts'
import { stateOf } from '../../world/world-state.ts'
import { Problem } from '../calls/problem.ts'
import { SIGN_ON_VALID_FOR } from '../rules/auth/auth-times.ts'
import { returnFromProvider } from '../rules/auth/sign-on-visit.ts'
import { nameFields, personField } from './person-fields.ts'
import {
  type ExternalSite,
  offer,
  type SiteCall,
  type SiteField,
  type SiteOffer,
  type SubmittedChoice,
} from './site-definition.ts'

function visitAt({ world, rest }: SiteCall): { row: SignOnRow; name: string } {
  const [providerId = '', state = ''] = rest
  const row = rest.length === 2 ? world.signOns.get(state) : undefined
  if (row?.providerId === providerId) {
    const { authenticationProviders } = stateOf(world).application
    const provider = authenticationProviders.find(({ id }) => id === providerId)
    return { row, name: provider?.name ?? providerId }
  }
  const detail = 'No sign-in was started at this address. Start from the sign-in page.'
  throw new Problem(404, 'No such visit', detail)
}

const email: SiteField = {
  kind: 'email',
  name: 'email',
  label: 'E-mail address (blank if the provider does not share it)',
  value: 'amira.castellanos@example.edu',
  required: false,
  maxLength: 200,
}

function offersOf({ world, now }: SiteCall, row: SignOnRow, name: string): SiteOffer[] {
  const back = offer('leave', 'Back to sign-in', 'No answer is sent.')
  if (row.answeredAt !== null || now >= row.createdAt + SIGN_ON_VALID_FOR) return [back]
  const person = personField(world, { id: row.providerId, name })
  return [
    {
      ...offer(
        'approve',
        'Sign in',
        'Galley signs this person in and links the account if needed.',
      ),
      fields: [person],
    },
    {
      ...offer('register', 'Sign in as a new person', 'Starts a registration with this profile.'),
      fields: [...nameFields, email],
    },
    offer('decline', 'Decline', `${name} tells Galley that the person declined.`),
    offer('fail', 'Let the sign-in fail', `${name} reports an internal error.`),
    back,
    offer(
      'never',
      'Never answer',
      'As if the window were closed. The visit expires after 15 minutes.',
    ),
  ]
}

function stateOfVisit({ createdAt, answeredAt }: SignOnRow, now: Instant): string {
  if (answeredAt !== null) return `Answered on ${formatUtc(answeredAt)}. This decision is final.`
  const ends = formatUtc(createdAt + SIGN_ON_VALID_FOR)
  return now >= createdAt + SIGN_ON_VALID_FOR ? `Expired on ${ends}.` : `Open until ${ends}.`
}

function profileOf(
  { world }: SiteCall,
  { choice, fields }: SubmittedChoice,
): VouchedProfile | undefined {
  const { person = '', firstName = '', lastName = '' } = fields
  if (choice === 'register') return { firstName, lastName, email: fields.email || null }
  const user = choice === 'approve' ? world.users.get(person) : undefined
  return user && { ...user.account, email: user.email }
}

export const signOnSite: ExternalSite = {
  name: 'a sign-on provider',
  simulates: 'The page where a provider confirms who you are and sends you back signed in.',
  choices: ['approve', 'register', 'decline', 'fail', 'leave', 'never'],
  show(call) {
    const { row, name } = visitAt(call)
    return {
      name,
      heading: `Sign in to Galley with ${name}`,
      state: stateOfVisit(row, call.now),
      facts: [{ name: 'Started', value: formatUtc(row.createdAt) }],
      paragraphs: [],
      offers: offersOf(call, row, name),
    }
  },
  choose(call, chosen) {
    const { world, now } = call
    const { row } = visitAt(call)
    if (chosen.choice === 'leave') {
      return `/${world.sessions.get(row.token)?.language ?? call.session.language}/login`
    }
    const profile = profileOf(call, chosen)
    const answer = profile
      ? {
          approved: {
            email: profile.email,
            firstName: profile.firstName,
            lastName: profile.lastName,
          },
        }
      : 'declined'
    return returnFromProvider(world, { state: row.state, answer, now })
  },
}
