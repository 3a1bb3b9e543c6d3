import { sampleManuscript } from '../samples/sample-manuscript.ts'
import type { FeatureFlags } from '../scenarios/builders/feature-flags.ts'
import type { ScenarioName } from '../scenarios/scenario-list.ts'
import { testBackend } from './backend-in-scenario.ts'

export const key = '3f1c9a52-6c0e-4b7f-9d38-2a4d5b7e9c10'
const accepted = {
  languageAssessmentFiles: ['file-1'],
  agreeToTOS: true,
  termsandagree: true,
  iAmNotaRobot: true,
  captchaResponse: 'solved',
}

export async function withFile<Name extends ScenarioName>(
  name: Name,
  flags: Partial<FeatureFlags> = {},
  sample = sampleManuscript('english-3000'),
) {
  const backend = await testBackend(name, { flags })
  const file = new File([sample.bytes], sample.fileName, { type: sample.type })
  await backend.send('POST /api/file', { form: { file } })
  return {
    ...backend,
    assess: (changes: Partial<typeof accepted> | { captchaResponse: null } = {}, once = key) =>
      backend.send('POST /api/grammar-check/create', {
        json: { ...accepted, ...changes },
        headers: { 'Idempotency-Key': once },
      }),
  }
}
