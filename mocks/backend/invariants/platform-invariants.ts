import type {
  AssessmentRow,
  ContentRow,
  FaultRow,
  FileRow,
  MailRow,
  SessionRow,
  StateRow,
} from '../../world/rows/rows.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

export const sessionInvariants: Invariant<SessionRow>[] = [
  {
    invariant: 'points to an existing user, or none',
    holds: ({ userIdentity }, world) =>
      userIdentity === null || world.users.get(userIdentity) !== undefined,
  },
]

export const fileInvariants: Invariant<FileRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'has its content, of the size it names',
    holds: ({ identity, size }, world) => world.contents.get(identity)?.bytes.length === size,
  },
]

export const contentInvariants: Invariant<ContentRow>[] = [
  {
    invariant: 'is the content of a file',
    holds: ({ identity }, world) => world.files.get(identity) !== undefined,
  },
]

export const assessmentInvariants: Invariant<AssessmentRow>[] = [
  {
    invariant: 'is of a file of the same owner and name',
    holds: ({ fileIdentity, owner, name }, world) => {
      const file = world.files.get(fileIdentity)
      return file?.owner === owner && file.name === name
    },
  },
]

export const mailInvariants: Invariant<MailRow>[] = [
  {
    invariant: 'goes to an address in small letters and says something',
    holds: ({ to, subject, paragraphs }) =>
      to.includes('@') && to === to.toLowerCase() && subject !== '' && paragraphs.length > 0,
  },
]

export const faultInvariants: Invariant<FaultRow>[] = [
  { invariant: 'has calls left to meet', holds: ({ left }) => left === null || left > 0 },
]

export const stateInvariants: Invariant<StateRow>[] = [
  {
    invariant: 'keeps a session of its browser that exists',
    holds: ({ browserSession }, world) =>
      browserSession === null || world.sessions.get(browserSession) !== undefined,
  },
  { invariant: 'holds answers back, not before', holds: ({ latency }) => latency >= 0 },
]
