import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { key, withFile } from '../../testing/assessment.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { COUNT_AFTER, SCORE_AFTER } from '../rules/grammar-check/assessment-assumptions.ts'

const search = 'GET /api/grammar-check/search'
const created = { languageAssessments: [{ identity: 'assessment-1' }] }

describe('the same key', () => {
  it('gives one assessment and one answer, also for simultaneous calls', async () => {
    const { assess, world } = await withFile('returning-customer')
    const all = await Promise.all([assess(), assess(), assess()])
    expect(all.map(({ body }) => body)).toEqual([created, created, created])
    expect(world.assessments.size).toBe(1)
  })

  it('is refused for another request', async () => {
    const { assess, calls, world } = await withFile('returning-customer')
    await assess()
    const { status } = await assess({ languageAssessmentFiles: ['file-2'] })
    expect(status).toBe(422)
    expect(calls.all().at(-1)?.violation?.side).toBe('application')
    expect(world.assessments.size).toBe(1)
  })

  it('differs for another person, and starts over with a new key', async () => {
    const { assess, world } = await withFile('returning-customer')
    await assess()
    await assess({}, `${key}-2`)
    expect(world.assessments.size).toBe(2)
  })
})

describe('an assessment', () => {
  it('is finished after its processing time', async () => {
    const { assess, send, advance } = await withFile('returning-customer')
    await assess()
    const shown = async () => (await send(`${search}?identities=assessment-1`)).body
    const now = { scoreProcessing: true, score: null, category: null, errorCount: null }
    expect(await shown()).toMatchObject({ assessments: [now] })
    advance(SCORE_AFTER)
    const scored = { scoreProcessing: false, scoreCompleted: true, score: 10, percentile: 100 }
    const counting = { errorCountProcessing: true, completed: false }
    expect(await shown()).toMatchObject({ assessments: [{ ...scored, ...counting }] })
    advance(COUNT_AFTER - SCORE_AFTER)
    const done = { completed: true, category: 'ready-to-submit', errorCount: { phrasing: 0 } }
    expect(await shown()).toMatchObject({ assessments: [{ ...scored, ...done }] })
  })

  it.each(['empty', 'broken'] as const)('of an %s file fails and stays listed', async (name) => {
    const { assess, send, advance } = await withFile('new-customer', {}, sampleManuscript(name))
    await assess()
    advance(SCORE_AFTER)
    const assessments = [{ scoreFailed: true, completed: false, errorCountProcessing: false }]
    expect((await send(search)).body).toMatchObject({ assessments })
    await send('POST /api/grammar-check/assessment-1/archive')
    expect((await send(search)).body).toMatchObject({ assessments: [] })
  })

  it('of a visitor passes to the account that signs in', async () => {
    const { assess, send } = await withFile('anonymous')
    await assess()
    expect((await send(search)).body).toMatchObject({ pagination: { totalCount: 1 } })
    const json = { email: 'helen.marsh@example.edu', password: 'manuscript' }
    await send('POST /api/auth/login', { json })
    expect((await send(search)).body).toMatchObject({ pagination: { totalCount: 1 } })
    await send('POST /api/auth/logout')
    expect((await send(search)).body).toMatchObject({ pagination: { totalCount: 0 } })
  })
})

describe('examples of errors', () => {
  it('appear with the count, and are deleted with the report', async () => {
    const { send, world, facts, advance } = await testBackend('assessments')
    const { counting } = facts.assessments
    const query = `${search}?identities=${counting}`
    expect((await send(query)).body).toMatchObject({
      assessments: [expect.not.objectContaining({ errorExamples: expect.anything() })],
    })
    advance(COUNT_AFTER)
    expect((await send(query)).body).toMatchObject({
      assessments: [
        { errorExamples: [{ wrong: 'relationshp', correction: 'relationship' }, {}, {}] },
      ],
    })
    await send(`POST /api/grammar-check/${counting}/archive`)
    expect(world.assessments.get(counting)?.verdict).toMatchObject({ examples: [] })
  })
})

describe('the list of errors', () => {
  const errors = (identity: string) => `GET /api/grammar-check/${identity}/errors`

  it('has as many of each kind as are counted, with their sentences', async () => {
    const { send, facts } = await testBackend('assessments', { proofreader: nodeProofreader })
    const { fiveKinds } = facts.assessments
    const { body } = await send(errors(fiveKinds))
    expect(JSON.stringify(body).match(/"kind":"phrasing"/g)).toHaveLength(4)
    expect(JSON.stringify(body).match(/"kind":"grammarM/g)).toHaveLength(3)
    expect(body).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ wrong: 'relationshp', correction: 'relationship' }),
      ]),
    })
  })

  it('is empty until the errors are counted, and where they are not', async () => {
    const { send, facts } = await testBackend('assessments')
    const { counting, scoring, countSkipped, countFailed, scoreFailed } = facts.assessments
    for (const identity of [counting, scoring, countSkipped, countFailed, scoreFailed]) {
      expect((await send(errors(identity))).body).toEqual({ errors: [] })
    }
  })

  it('is only for its owner, and gone with the report', async () => {
    const { send, facts, world } = await testBackend('assessments')
    const { flawless } = facts.assessments
    world.sessions.insert({
      token: 'visitor',
      userIdentity: null,
      language: 'en',
      wrongPasswords: [],
    })
    expect((await send(errors(flawless), { session: 'visitor' })).status).toBe(404)
    expect((await send(errors(flawless))).body).toEqual({ errors: [] })
    await send(`POST /api/grammar-check/${flawless}/archive`)
    expect((await send(errors(flawless))).status).toBe(404)
  })

  it('asks for an account where the site does', async () => {
    const { send } = await testBackend('anonymous-closed')
    expect((await send(errors('assessment-1'))).status).toBe(401)
  })
})

describe('looking up assessments', () => {
  it('lists them by pages, and existing ones by identity', async () => {
    const { send, facts } = await testBackend('assessments')
    const { fiveKinds, flawless } = facts.assessments
    expect((await send(`${search}?page=2`)).body).toMatchObject({
      assessments: { length: 4 },
      pagination: { current: 2, previous: 1, pageCount: 2, totalCount: 14, pageSize: 10 },
      percentiles: { length: 101 },
    })
    const both = `?identities=${flawless}&identities=${fiveKinds}&identities=nobodys`
    expect((await send(search + both)).body).toMatchObject({
      assessments: [{ identity: fiveKinds }, { identity: flawless }],
      pagination: { current: 1, pageCount: 1, totalCount: 2 },
    })
  })

  it('leaves out those of another user, who cannot archive them either', async () => {
    const { send, world, facts } = await testBackend('assessments')
    const { fiveKinds } = facts.assessments
    world.sessions.insert({
      token: 'visitor',
      userIdentity: null,
      language: 'en',
      wrongPasswords: [],
    })
    const query = `${search}?identities=${fiveKinds}`
    const { body } = await send(query, { session: 'visitor' })
    expect(body).toMatchObject({ assessments: [], pagination: { pageCount: 0 } })
    const { account, ...user } = { ...world.users.get(facts.person.identity) }
    if (!account) throw new Error('The person is missing.')
    const other = { identity: 'other', email: 'other@example.edu' }
    world.users.insert({ password: 'x', ...user, ...other, account: { ...account, ...other } })
    world.sessions.update('visitor', { userIdentity: 'other' })
    const archive = `POST /api/grammar-check/${fiveKinds}/archive`
    expect((await send(archive, { session: 'visitor' })).status).toBe(404)
    expect((await send(archive)).status).toBe(200)
    expect((await send(archive)).status).toBe(404)
    expect((await send(query)).body).toMatchObject({ assessments: [] })
  })
})
