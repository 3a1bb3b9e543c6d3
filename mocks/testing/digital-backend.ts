import type { Proofreader } from '../backend/grading/proofreader.ts'
import { sampleManuscript } from '../samples/sample-manuscript.ts'
import type { FeatureFlags } from '../scenarios/builders/feature-flags.ts'
import type { ScenarioName } from '../scenarios/scenario-list.ts'
import { testBackend } from './backend-in-scenario.ts'

type Sample = { fileName: string; type: string; bytes: Uint8Array<ArrayBuffer> }

const uploaded = (body: unknown) =>
  typeof body === 'object' && body !== null && 'identity' in body ? String(body.identity) : ''

export async function digitalBackend<Name extends ScenarioName>(
  name: Name,
  flags: Partial<FeatureFlags> = {},
  options: { proofreader?: Proofreader } = {},
) {
  const backend = await testBackend(name, { flags, ...options })
  const { send } = backend
  let keys = 0
  const headers = () => {
    keys += 1
    return { 'Idempotency-Key': `digital-test-key-${keys}` }
  }
  return {
    ...backend,
    headers,
    async upload(sample: Sample = sampleManuscript('english-3000')) {
      const file = new File([sample.bytes], sample.fileName, { type: sample.type })
      return uploaded((await send('POST /api/file', { form: { file } })).body)
    },
    edit: (file: string, once = headers(), styleOfEnglish = 'American English') =>
      send('POST /api/digital-edit/create', {
        json: { digitalEditFiles: [file], styleOfEnglish },
        headers: once,
      }),
    translate: (file: string, language = 'spanish-to-english', once = headers()) =>
      send('POST /api/digital-order/create', {
        json: { digitalTranslationFiles: [file], language, type: 'translation' },
        headers: once,
      }),
    stranger() {
      const { world, facts } = backend
      const person: unknown = 'person' in facts ? facts.person : undefined
      const identity =
        typeof person === 'object' && person !== null && 'identity' in person
          ? String(person.identity)
          : ''
      const user = world.users.get(identity)
      if (!user) throw new Error('The person is missing.')
      const other = { identity: 'other', email: 'other@example.edu' }
      world.users.insert({ ...user, ...other, account: { ...user.account, ...other } })
      const session = { userIdentity: 'other', language: 'en', wrongPasswords: [] } as const
      return world.sessions.insert({ token: 'stranger', ...session }).token
    },
  }
}
