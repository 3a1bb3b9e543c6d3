import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { day } from '../../scenarios/builders/server-date.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { modelRuns, modelTime, partOf, rowsOf } from '../../testing/model-runs.ts'
import { testKey } from '../../testing/payment/payment-requests.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'

/** The outcome of each sample; in the cohort sample, one finding has an unknown kind. */
const outcomes = {
  'english-3000': 'counted',
  'english-5200': 'count failed',
  chinese: 'count skipped',
  broken: 'score failed',
} as const
type ModelSample = keyof typeof outcomes

const visitors = ['visitor-a', 'visitor-b'] as const
type ModelVisitor = (typeof visitors)[number]

type AssessmentCommand =
  | { kind: 'upload'; who: ModelVisitor; sample: ModelSample }
  | { kind: 'create'; who: ModelVisitor; which: number; isProven: boolean }
  | { kind: 'again'; changed: boolean }
  | { kind: 'archive'; who: ModelVisitor; which: number }
  | { kind: 'sign in'; who: ModelVisitor; password: string }
  | { kind: 'sign out'; who: ModelVisitor }
  /** Waits until the newest assessment has an age at which a stage begins or ends. */
  | { kind: 'wait'; age: number }

const who = fc.constantFrom(...visitors)
const which = fc.nat(11)
const command: fc.Arbitrary<AssessmentCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('upload'),
      who,
      sample: fc.constantFrom('english-3000', 'english-5200', 'chinese', 'broken'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('create'),
      who,
      which,
      isProven: fc.nat(5).map((one) => one > 0),
    }),
  },
  fc.record({ kind: fc.constant('again'), changed: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('archive'), who, which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sign in'),
      who,
      password: fc.constantFrom('manuscript', 'manuscript', 'wrong'),
    }),
  },
  fc.record({ kind: fc.constant('sign out'), who }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      age: fc.constantFrom(29_999, 30_000, 44_999, 45_000, day),
    }),
  },
)

it(
  'moves assessments through their stages, with the person who created them',
  async () => {
    const commands = fc.array(command, { minLength: 10, maxLength: 30 })
    await fc.assert(fc.asyncProperty(commands, play), modelRuns(15, 250))
  },
  modelTime,
)

type Uploaded = { identity: string; owner: string; sample: ModelSample }
type ModelAssessment = { identity: string; file: Uploaded; at: number; archived: boolean }

/** Scores appear after 30 seconds, counts after 45. */
function stageAt(age: number, sample: ModelSample) {
  const outcome = outcomes[sample]
  const isScored = age >= 30_000 && outcome !== 'score failed'
  const isOver = isScored && age >= 45_000
  return {
    scoreProcessing: age < 30_000,
    scoreFailed: age >= 30_000 && outcome === 'score failed',
    scoreCompleted: isScored,
    score: isScored ? expect.any(Number) : null,
    errorCountProcessing: isScored && age < 45_000,
    errorCountSkipped: isOver && outcome === 'count skipped',
    errorCountFailed: isOver && outcome === 'count failed',
    errorCount: isOver && outcome === 'counted' ? expect.any(Object) : null,
    completed: isOver && outcome !== 'count failed',
  }
}

const unknownKind = { kind: 'Unheard', start: 0, end: 5, message: '', suggestions: [] }
const proofreader = {
  findings: async (text: string) => (/sleep/i.test(text) ? [unknownKind] : []),
}

async function play(commands: AssessmentCommand[]) {
  const { world, send, advance, facts } = await testBackend('anonymous', { proofreader })
  for (const token of visitors) {
    world.sessions.insert({ token, userIdentity: null, language: 'en', wrongPasswords: [] })
  }
  const { email } = facts.person
  const account = facts.person.identity
  const signedIn = new Set<ModelVisitor>()
  const wrongTries = new Set<ModelVisitor>()
  const files: Uploaded[] = []
  const assessments: ModelAssessment[] = []
  let now = fixedNow
  let keys = 0
  let last:
    | { session: ModelVisitor; owner: string; json: object; key: string; body: unknown }
    | undefined
  const ownerOf = (one: ModelVisitor) => (signedIn.has(one) ? account : one)
  const listedFor = (one: ModelVisitor) =>
    assessments.filter(({ file, archived }) => file.owner === ownerOf(one) && !archived)

  async function upload({ who: session, sample }: Extract<AssessmentCommand, { kind: 'upload' }>) {
    const { bytes, fileName, type } = sampleManuscript(sample)
    const form = { file: new File([bytes], fileName, { type }) }
    const { body } = await send('POST /api/file', { form, session })
    files.push({ identity: String(partOf(body, 'identity')), owner: ownerOf(session), sample })
  }

  async function create(step: Extract<AssessmentCommand, { kind: 'create' }>) {
    const { who: session, which: position, isProven } = step
    const file = files[position % Math.max(1, files.length)]
    if (!file) return
    const accepted = { agreeToTOS: true, termsandagree: true, iAmNotaRobot: true }
    const captchaResponse = isProven ? facts.captchaResponse : null
    const json = { ...accepted, captchaResponse, languageAssessmentFiles: [file.identity] }
    keys += 1
    const key = `key-of-assessment-model-${keys}`
    const headers = testKey(key)
    const { body } = await send('POST /api/grammar-check/create', { json, headers, session })
    last = { session, owner: ownerOf(session), json, key, body }
    const isVisitor = !signedIn.has(session)
    if (isVisitor && !isProven) {
      expect(body).toMatchObject({ error: { error: 'language-assessment-captcha-failed' } })
    } else if (file.owner !== ownerOf(session)) {
      expect(body).toMatchObject({ error: { error: 'language-assessment-file-not-found' } })
    } else {
      const identity = String(rowsOf(body, 'languageAssessments')[0]?.identity)
      expect(assessments.map((one) => one.identity)).not.toContain(identity)
      assessments.push({ identity, file, at: now, archived: false })
    }
  }

  /** A repeated request gives the same answer and no second assessment. */
  async function createAgain(changed: boolean) {
    if (!last || last.owner !== ownerOf(last.session)) return
    const json = changed ? { ...last.json, agreeToTOS: false } : last.json
    const sent = { json, headers: testKey(last.key), session: last.session }
    const got = await send('POST /api/grammar-check/create', sent)
    if (changed) expect(got.status).toBe(422)
    else expect(got.body).toEqual(last.body)
  }

  async function archive({
    who: session,
    which: position,
  }: Extract<AssessmentCommand, { kind: 'archive' }>) {
    const one = assessments[position % Math.max(1, assessments.length)]
    if (!one) return
    const { status } = await send(`POST /api/grammar-check/${one.identity}/archive`, { session })
    if (!signedIn.has(session)) expect(status).toBe(401)
    else if (one.file.owner !== account || one.archived) expect(status).toBe(404)
    else {
      expect(status).toBe(200)
      one.archived = true
    }
  }

  async function signIn({
    who: session,
    password,
  }: Extract<AssessmentCommand, { kind: 'sign in' }>) {
    // Throttled sign-ins have their own test.
    if (signedIn.has(session) || (password === 'wrong' && wrongTries.has(session))) return
    if (password === 'wrong') wrongTries.add(session)
    const { body } = await send('POST /api/auth/login', { json: { email, password }, session })
    const isRight = password === 'manuscript'
    expect(body).toMatchObject({ loggedIn: isRight })
    if (!isRight) return
    for (const file of files) if (file.owner === session) file.owner = account
    signedIn.add(session)
  }

  async function compare(session: ModelVisitor) {
    const listed = listedFor(session)
    const { body } = await send('GET /api/grammar-check/search', { session })
    expect(partOf(body, 'pagination', 'totalCount')).toBe(listed.length)
    const newest = listed.slice(-10).reverse()
    expect(rowsOf(body, 'assessments').map(({ identity }) => identity)).toEqual(
      newest.map(({ identity }) => identity),
    )
    if (assessments.length === 0) return
    const query = assessments.map(({ identity }) => `identities=${identity}`).join('&')
    const polled = await send(`GET /api/grammar-check/search?${query}`, { session })
    expect(rowsOf(polled.body, 'assessments')).toEqual(
      listed
        .map(({ identity, file, at }) =>
          expect.objectContaining({
            ...{ identity, fileIdentity: file.identity },
            ...stageAt(now - at, file.sample),
          }),
        )
        .reverse(),
    )
  }

  for (const step of commands) {
    if (step.kind === 'upload') await upload(step)
    else if (step.kind === 'create') await create(step)
    else if (step.kind === 'again') await createAgain(step.changed)
    else if (step.kind === 'archive') await archive(step)
    else if (step.kind === 'sign in') await signIn(step)
    else if (step.kind === 'sign out') {
      await send('POST /api/auth/logout', { session: step.who })
      signedIn.delete(step.who)
    }
    const since = now - (assessments.at(-1)?.at ?? now)
    const time = step.kind === 'wait' ? Math.max(1, step.age - since) : 1_000
    advance(time)
    now += time
    for (const one of visitors) await compare(one)
  }
}
