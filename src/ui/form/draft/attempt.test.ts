import { describe, expect, it } from 'vitest'
import { contentOf, nextAttempt, sentContents } from './attempt.ts'

const none = new Set<string>()

describe('contentOf', () => {
  it('is the same whatever the order of the keys', () => {
    expect(contentOf({ a: 1, b: { d: 2, c: 3 } }, none)).toBe(
      contentOf({ b: { c: 3, d: 2 }, a: 1 }, none),
    )
  })

  it.each([[{ a: 2 }], [{ a: '1' }], [{ a: [1] }], [{ a: 1, b: 1 }], [{}]])(
    'distinguishes %o from it',
    (values) => {
      expect(contentOf(values, none)).not.toBe(contentOf({ a: 1 }, none))
    },
  )

  it('contains no secrets', () => {
    expect(contentOf({ email: 'a@b.org', password: 'hush' }, new Set(['password']))).not.toContain(
      'hush',
    )
  })

  it('recognizes the same file when it is chosen again', () => {
    const files = new Set(['manuscript'])
    const upload = (identity: string, size: number) =>
      contentOf({ manuscript: [{ identity, name: 'a.docx', size }] }, none, files)
    expect(upload('1', 5)).toBe(upload('2', 5))
    expect(upload('1', 5)).not.toBe(upload('1', 6))
  })
})

describe('nextAttempt', () => {
  it.each([
    ['the same one while its outcome is unknown', { number: 4, content: 'c' }, 'c', 4],
    ['a new one for other content', { number: 4, content: 'c' }, 'd', 5],
    ['a new one after a refusal', { number: 4 }, 'c', 5],
    ['the first one', undefined, 'c', 1],
  ])('is %s', (_, last, content, number) => {
    expect(nextAttempt(last, content)).toEqual({ number, content })
  })
})

describe('a content of which the draft stores a part', () => {
  it('is equal until a value differs that is not stored', () => {
    const contents = sentContents()
    const first = contents('address', 'card')
    expect(contents('address', 'card')).toBe(first)
    expect(contents('address', 'PayPal')).not.toBe(first)
  })

  it('is another one in another tab, whose other values are unknown', () => {
    expect(sentContents()('address', 'card')).not.toBe(sentContents()('address', 'card'))
  })
})
