import { expect, it } from 'vitest'
import { fileChecksum } from './file-checksum.ts'

it.each([
  ['', '00000000'],
  ['123456789', 'cbf43926'],
  ['a', 'e8b7be43'],
])('of %j is %s', async (text, sum) => {
  expect(await fileChecksum(new File([text], 'a.docx'))).toBe(sum)
})

it('is that of the whole where it is read in steps', async () => {
  const half = new Uint8Array(2 ** 20).fill(7)
  const whole = await fileChecksum(new Blob([half, half.subarray(1)]))
  expect(await fileChecksum(new Blob([half.subarray(1), half]))).toBe(whole)
})

it('stops when it is cancelled', async () => {
  const reason = new Error('cancelled')
  await expect(fileChecksum(new Blob(['a']), AbortSignal.abort(reason))).rejects.toBe(reason)
})
