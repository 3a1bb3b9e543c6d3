import { readingTakes } from '../../backend/rules/order-form/saving/read-documents.ts'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import type { FeatureFlags } from '../../scenarios/builders/feature-flags.ts'
import type { ScenarioName } from '../../scenarios/scenario-list.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import { testBackend } from '../backend-in-scenario.ts'

export const someArea = 494

export async function withUploadedForm<Name extends ScenarioName>(
  name: Name,
  flags: Partial<FeatureFlags> = {},
) {
  const backend = await testBackend(name, { flags })
  await backend.send('GET /api/order-form/new')
  const form = '/api/order-form/form-1'
  const put = (path: string, json: unknown) => backend.send(`PUT ${form}/${path}`, { json })
  return {
    ...backend,
    form,
    put,
    async upload(sample: SampleName): Promise<string> {
      const { bytes, fileName, type } = sampleManuscript(sample)
      await backend.send('POST /api/file', {
        form: { file: new File([bytes], fileName, { type }) },
      })
      return `file-${backend.world.files.size}`
    },
    change: (changes: Partial<OrderFormRow>) => backend.world.orderForms.update('form-1', changes),
    shown: async () => (await backend.send(`GET ${form}/load`)).body,
    async withService(service = 'svc-premium-editing') {
      const json = { customerGoal: 'editing', wordCount: 5200, language: 1 }
      await put('basic-details', json)
      backend.world.orderForms.update('form-1', { service })
      await put('step', { step: 'additional-services' })
    },
    read: () => backend.advance(readingTakes),
  }
}
