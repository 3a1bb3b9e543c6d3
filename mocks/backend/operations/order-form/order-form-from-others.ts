import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { OrderFormOrigin, OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import type { SessionRow, UserRow } from '../../../world/rows/rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { attachReference } from '../../rules/order-form/attach-reference.ts'
import {
  inheritedFields,
  secondRoundRedirect,
  startOrResume,
} from '../../rules/order-form/begin-from-order.ts'
import { ownerOf } from '../../rules/order-form/form-access.ts'
import { newForm, noFiles } from '../../rules/order-form/new-form.ts'
import { type Reading, readDocuments } from '../../rules/order-form/saving/read-documents.ts'
import { orderAt } from '../../rules/orders/order-rules.ts'
import { siteZone } from '../../rules/site-zone.ts'

const resume = '/researcher/submit/resume'
const inLanguage = ({ language }: SessionRow, path: string) => ({ Location: `/${language}${path}` })
/** Only the portal has the language in its addresses. */
const onwardIn = (session: SessionRow, path: string) =>
  path.startsWith('/support/') ? { Location: path } : inLanguage(session, path)

/** Whoever opens a link signed out returns to it after sign-in. */
const signInFor = (session: SessionRow, link: string) =>
  inLanguage(session, `/login?redirect=${encodeURIComponent(`/api/order-form/${link}`)}`)

type Attached = { referenceFile?: string }
type SecondRound = Attached & { externalId: string; kind: 'rework' | 'reedit' }

const reeditLink = ({ externalId }: { externalId: string }, { referenceFile }: Attached): string =>
  `reedit/${externalId}${referenceFile ? `?referenceFile=${referenceFile}` : ''}`

function secondRound(
  world: World,
  user: UserRow,
  { externalId, kind, referenceFile }: SecondRound,
  now: Instant,
): string {
  const row = world.orders.get(externalId)
  if (row?.owner !== user.identity) {
    throw new Problem(404, 'No such order', `There is no order ${externalId} here.`)
  }
  const zone = siteZone(world)
  const order = orderAt(row, now, { zone, user })
  const redirect = secondRoundRedirect(order, kind)
  if (redirect) return redirect
  const origin = { kind, identity: externalId }
  const form = startOrResume(world, user.identity, now, origin, inheritedFields(order))
  attachReference(world, form, referenceFile, now)
  return resume
}

async function beginWithFile(
  { world, owner, ...reading }: { world: World; owner: string } & Reading,
  origin: OrderFormOrigin,
  file: string,
  changes: Partial<OrderFormRow> = {},
): Promise<void> {
  const main = [file]
  const detects = stateOf(world).application.features.language_detection
  const documents = detects ? await readDocuments(world, main, reading) : null
  const files = { ...noFiles, main }
  startOrResume(world, owner, reading.now, origin, {
    goal: 'editing',
    files,
    documents,
    ...changes,
  })
}

export const orderFormFromOthers = operationsOf({
  startRework({ world, session, user, path, now, reply }) {
    if (!user) return reply(302, undefined, signInFor(session, `rework/${path.externalId}`))
    const onward = secondRound(world, user, { ...path, kind: 'rework' }, now)
    return reply(302, undefined, onwardIn(session, onward))
  },

  startReedit({ world, session, user, path, query, now, reply }) {
    if (!user) return reply(302, undefined, signInFor(session, reeditLink(path, query)))
    const onward = secondRound(world, user, { ...path, ...query, kind: 'reedit' }, now)
    return reply(302, undefined, onwardIn(session, onward))
  },

  async startOrderFromLanguageAssessment({ world, session, user, path, now, manuscripts, reply }) {
    const { measure } = manuscripts
    const owner = ownerOf(user, session)
    const assessment = world.assessments.get(path.identity)
    if (!assessment || assessment.owner !== owner || assessment.archived) {
      throw new Problem(404, 'No such assessment', `There is no assessment ${path.identity} here.`)
    }
    const origin = { kind: 'language-assessment', identity: assessment.identity } as const
    await beginWithFile({ world, owner, now, measure }, origin, assessment.fileIdentity)
    return reply(302, undefined, inLanguage(session, resume))
  },

  async startOrderFromDigitalEdit({ world, session, user, path, now, manuscripts, reply }) {
    const { measure } = manuscripts
    if (!user) {
      return reply(302, undefined, signInFor(session, `from-digital-edit/${path.identity}`))
    }
    const edit = world.digitalEdits.get(path.identity)
    if (!edit || edit.owner !== user.identity || edit.archived) {
      throw new Problem(404, 'No such edit', `There is no digital edit ${path.identity} here.`)
    }
    const origin = { kind: 'digital-edit', identity: edit.identity } as const
    const { details } = newForm({ identity: '', owner: edit.owner, turn: 0, now })
    const { styleOfEnglish } = edit
    await beginWithFile({ world, owner: edit.owner, now, measure }, origin, edit.fileIdentity, {
      details: { ...details, styleOfEnglish },
    })
    return reply(302, undefined, inLanguage(session, resume))
  },
})
