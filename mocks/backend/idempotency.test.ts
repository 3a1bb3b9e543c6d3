import { expect, it } from 'vitest'
import { sampleManuscript } from '../samples/sample-manuscript.ts'
import { withFile } from './test-assessment.ts'

async function uploaded(name: 'english-3000' | 'chinese') {
  const backend = await withFile('returning-customer')
  const { bytes, fileName, type } = sampleManuscript(name)
  const file = new File([bytes], fileName, { type })
  await backend.send('POST /api/file', { form: { file } })
  const first = await backend.assess()
  const again = await backend.assess({ languageAssessmentFiles: ['file-2'] })
  return { first, again }
}

it('knows a file that was chosen again after a reload as the same request', async () => {
  const { first, again } = await uploaded('english-3000')
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
})

it('refuses the key of one file for another', async () => {
  const { again } = await uploaded('chinese')
  expect(again.status).toBe(422)
})
