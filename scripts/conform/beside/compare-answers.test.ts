import { expect, it } from 'vitest'
import { contractOf } from '../contract-of.ts'
import { compareAnswers } from './compare-answers.ts'
import type { SeenAnswer } from './seen-answers.ts'

const seen = (json: unknown, sent: readonly string[] = []): Map<string, SeenAnswer> =>
  new Map([
    [
      'step',
      {
        group: 'register',
        title: 'answers',
        operation: 'getCertificate',
        status: 200,
        json,
        sent: new Set(sent),
      },
    ],
  ])

const certificate = {
  code: '7F3K-22MQ-81XA',
  title: 'Root exudates',
  authors: 'H. Marsh',
  issuedOn: '2026-09-21',
  externalId: 'GX7KQ2M9',
}
const other = {
  code: 'AAAA-BBBB-CCCC',
  title: 'Quiet rivers',
  authors: 'N. Haddad',
  issuedOn: '2026-01-02',
  externalId: 'GX4BR7TT',
}

async function differences(one: unknown, two: unknown, sent: readonly [string[], string[]]) {
  const found = compareAnswers(seen(one, sent[0]), seen(two, sent[1]), await contractOf())
  return found.map(({ pointer, server, beside }) => [pointer, server, beside])
}

it.each([
  ['identities, days and names of an account', certificate, other, [[], []], []],
  [
    'a value that is missing',
    { ...certificate, authors: null },
    other,
    [[], []],
    [['/certificate/authors', 'null', 'a text']],
  ],
  [
    'a text that was sent and does not come back',
    certificate,
    other,
    [['Another title'], ['Quiet rivers']],
    [['/certificate/title', 'a text', 'what was sent']],
  ],
  [
    'a field that only one has',
    { ...certificate, pages: 2 },
    other,
    [[], []],
    [['/certificate/pages', '2', 'missing']],
  ],
] as const)('compares %s', async (_, one, two, [own, others], expected) => {
  const found = await differences({ certificate: one }, { certificate: two }, [
    [...own],
    [...others],
  ])
  expect(found).toEqual(expected)
})
