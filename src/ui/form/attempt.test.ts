import { describe, expect, it } from 'vitest'
import { contentOf, nextAttempt } from './attempt.ts'

const none = new Set<string>()

describe('contentOf', () => {
  it('is the same whatever the order of the keys', () => {
    expect(contentOf({ a: 1, b: { d: 2, c: 3 } }, none)).toBe(
      contentOf({ b: { c: 3, d: 2 }, a: 1 }, none),
    )
  })

  it.each([[{ a: 2 }], [{ a: '1' }], [{ a: [1] }], [{ a: 1, b: 1 }], [{}]])(
    'tells %o from it',
    (values) => {
      expect(contentOf(values, none)).not.toBe(contentOf({ a: 1 }, none))
    },
  )

  it('leaves no trace of secrets', () => {
    expect(contentOf({ email: 'a@b.org', password: 'hush' }, new Set(['password']))).not.toContain(
      'hush',
    )
  })

  it('knows the same file again after it was chosen anew', () => {
    const files = new Set(['manuscript'])
    const upload = (identity: string, size: number) =>
      contentOf({ manuscript: [{ identity, name: 'a.docx', size }] }, none, files)
    expect(upload('1', 5)).toBe(upload('2', 5))
    expect(upload('1', 5)).not.toBe(upload('1', 6))
  })
})

describe('nextAttempt', () => {
  const makeKey = () => 'new'
  const last = { content: 'c', key: 'old' }
  it.each([
    ['the same one while its outcome is unknown', last, 'c', 'old'],
    ['a new one for other content', last, 'd', 'new'],
    ['a new one when nothing is pending', undefined, 'c', 'new'],
  ])('is %s', (_, pending, content, key) => {
    expect(nextAttempt(pending, content, makeKey)).toEqual({ content, key })
  })
})
