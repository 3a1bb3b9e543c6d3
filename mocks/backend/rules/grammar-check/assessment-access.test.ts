import { describe, expect, it } from 'vitest'
import { withFile } from '../../../testing/assessment.ts'

const search = 'GET /api/grammar-check/search'
const created = { languageAssessments: [{ identity: 'assessment-1' }] }
const refusal = (error: string) => ({ error: { error, jsonEncodedParams: '{}' } })

describe('uploading a manuscript', () => {
  it.each([
    ['without accepting the terms', {}, { agreeToTOS: false }, 'terms-not-accepted'],
    ['without the captcha', {}, { captchaResponse: null }, 'captcha-failed'],
    ['with an empty captcha', {}, { captchaResponse: ' ' }, 'captcha-failed'],
    ['as a robot', {}, { iAmNotaRobot: false }, 'captcha-failed'],
    ['another file', {}, { languageAssessmentFiles: ['file-7'] }, 'file-not-found'],
  ])('is refused to a visitor %s', async (_, flags, changes, error) => {
    const { assess, world } = await withFile('anonymous', flags)
    expect((await assess(changes)).body).toEqual(refusal(`language-assessment-${error}`))
    expect(world.assessments.size).toBe(0)
  })

  it.each([
    ['a visitor who accepted everything', 'anonymous', {}, {}],
    ['a visitor without captcha', 'anonymous', { captcha: false }, { captchaResponse: null }],
    [
      'the old form, which has no terms',
      'anonymous',
      { upload_files_ui: false },
      { agreeToTOS: false },
    ],
    ['a signed-in customer without captcha', 'returning-customer', {}, { captchaResponse: null }],
  ] as const)('is open to %s', async (_, name, flags, changes) => {
    const { assess } = await withFile(name, flags)
    expect((await assess(changes)).body).toEqual(created)
  })

  it.each([
    [{ languageAssessmentEnabled: false }, 'language-assessment-not-enabled'],
    [{ active: false }, 'invalid-user'],
  ])('is refused to an account with %o', async (changes, error) => {
    const { assess, world, facts } = await withFile('returning-customer')
    const user = world.users.get(facts.person.identity)
    if (user) world.users.update(user.identity, { account: { ...user.account, ...changes } })
    expect((await assess()).body).toEqual(refusal(error))
  })

  it('asks visitors to sign in where the site is closed', async () => {
    const { assess, send } = await withFile('anonymous-closed')
    expect((await assess()).status).toBe(401)
    expect((await send(search)).status).toBe(401)
  })

  it('does not accept another person’s file', async () => {
    const { send, assess } = await withFile('anonymous')
    const json = { email: 'helen.marsh@example.edu', password: 'manuscript' }
    await send('POST /api/auth/login', { json })
    await send('POST /api/auth/logout')
    expect((await assess()).body).toEqual(refusal('language-assessment-file-not-found'))
  })

  it('names a file whose type is no longer allowed', async () => {
    const { assess, world } = await withFile('returning-customer')
    world.files.update('file-1', { name: 'photo.jpg' })
    expect((await assess()).body).toEqual({
      error: {
        error: 'language-assessment-file-type-not-allowed',
        jsonEncodedParams: '{"fileName":"photo.jpg"}',
      },
    })
  })
})
