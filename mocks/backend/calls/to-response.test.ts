import { describe, expect, it } from 'vitest'
import { toResponse } from './to-response.ts'

const answer = (body: unknown, headers: Record<string, string> = {}) =>
  toResponse('loadUser', { status: 200, body, headers })

describe('an answer over HTTP', () => {
  it.each([
    ['report.pdf', 'attachment; filename="report.pdf"; filename*=UTF-8\'\'report.pdf'],
    [
      '发票 1.pdf',
      'attachment; filename="__ 1.pdf"; filename*=UTF-8\'\'%E5%8F%91%E7%A5%A8%201.pdf',
    ],
    [`a"b\\c'd.pdf`, `attachment; filename="a_b_c'd.pdf"; filename*=UTF-8''a%22b%5Cc%27d.pdf`],
  ])('names the file %s', async (name, disposition) => {
    const response = answer(new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(disposition)
    expect(await response.text()).toBe('%PDF-1.7')
  })

  it('leaves a picture without a name, unless the handler sets one', () => {
    const picture = new Blob(['GIF89a'], { type: 'image/gif' })
    expect(answer(picture).headers.has('Content-Disposition')).toBe(false)
    const shown = { 'Content-Disposition': 'inline' }
    const file = new File(['x'], 'quote.pdf', { type: 'application/pdf' })
    expect(answer(file, shown).headers.get('Content-Disposition')).toBe('inline')
  })

  it('writes everything else as JSON, and an empty body as empty', async () => {
    expect(await answer({ loggedIn: true }).json()).toEqual({ loggedIn: true })
    expect(await answer(undefined).text()).toBe('')
  })
})
