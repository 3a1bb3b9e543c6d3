import { sampleManuscript } from '../../../mocks/samples/sample-manuscript.ts'

/** An English manuscript of 3,000 words. */
export function manuscriptFile(): File {
  const { bytes, fileName, type } = sampleManuscript('english-3000')
  return new File([bytes], fileName, { type })
}
