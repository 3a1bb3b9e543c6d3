import { describe, expect, it } from 'vitest'
import { groupComments, progressOf, reviewerChoices } from './comment-groups.ts'
import {
  nextResponse,
  noResponse,
  type ResponseAction,
  type ResponseState,
} from './response-state.ts'
import { keptComments } from './review-comment.ts'

const letter = ['1 a', '1 b', '2 c', '2 d'].map((line) => {
  const [reviewer = '', text = ''] = line.split(' ')
  return { reviewer, text, place: '' }
})

const stateAfter = (...actions: ResponseAction[]): ResponseState =>
  [{ do: 'split' as const, comments: letter }, ...actions].reduce(nextResponse, noResponse)

const shown = ({ comments }: ResponseState) =>
  groupComments(comments).map(
    ({ reviewer, comments: some }) => `${reviewer}: ${some.map(({ text }) => text).join(' | ')}`,
  )

describe('corrections', () => {
  it.each<[string, ResponseAction[], string[], number | undefined]>([
    ['none', [], ['1: a | b', '2: c | d'], 1],
    ['merge', [{ do: 'merge', id: 2 }], ['1: a\n\nb', '2: c | d'], 1],
    ['merge with another reviewer', [{ do: 'merge', id: 3 }], ['1: a | b', '2: c | d'], 1],
    [
      'merge past a deleted one',
      [
        { do: 'add', reviewer: '1' },
        { do: 'delete', id: 2 },
        { do: 'merge', id: 5 },
      ],
      ['1: a', '2: c | d'],
      1,
    ],
    ['delete', [{ do: 'delete', id: 2 }], ['1: a', '2: c | d'], 3],
    ['delete the last', [{ do: 'delete', id: 4 }], ['1: a | b', '2: c'], 3],
    [
      'restore',
      [
        { do: 'delete', id: 2 },
        { do: 'restore', id: 2 },
      ],
      ['1: a | b', '2: c | d'],
      2,
    ],
    ['move', [{ do: 'move', id: 3, reviewer: '1' }], ['1: a | b | c', '2: d'], 3],
    [
      'move to nobody yet',
      [{ do: 'move', id: 1, reviewer: 'editor' }],
      ['1: b', '2: c | d', 'editor: a'],
      1,
    ],
    ['add', [{ do: 'add', reviewer: '2' }], ['1: a | b', '2: c | d | '], 5],
  ])('%s', (_, actions, texts, target) => {
    const state = stateAfter(...actions)
    expect(shown(state)).toEqual(texts)
    expect(state.target?.id).toBe(target)
  })

  it.each([
    ['in the middle', 'one. two.', 4, ['one.', 'two.']],
    ['at its start', 'one. two.', 0, ['one. two.']],
    ['at its end', 'one. two. ', 9, ['one. two. ']],
  ])('divides a comment %s', (_, text, at, texts) => {
    const { comments } = stateAfter(
      { do: 'write', id: 1, field: 'text', text },
      { do: 'divide', id: 1, at },
    )
    const [first] = groupComments(comments)
    expect(first?.comments.slice(0, -1).map((comment) => comment.text)).toEqual(texts)
    expect(new Set(comments.map(({ id }) => id)).size).toBe(comments.length)
  })

  it('keep what was typed', () => {
    const written = stateAfter(
      { do: 'write', id: 1, field: 'answer', text: 'Yes.' },
      { do: 'write', id: 2, field: 'answer', text: 'No.' },
      { do: 'write', id: 1, field: 'place', text: 'page 1' },
      { do: 'write', id: 2, field: 'place', text: 'page 2' },
      { do: 'merge', id: 2 },
      { do: 'move', id: 1, reviewer: '2' },
      { do: 'delete', id: 1 },
      { do: 'restore', id: 1 },
    )
    expect(written.comments.find(({ id }) => id === 1)).toMatchObject({
      answer: 'Yes.\n\nNo.',
      place: 'page 1; page 2',
    })
  })

  it('begin anew', () => {
    expect(stateAfter({ do: 'clear' })).toEqual(noResponse)
  })
})

it('counts answers of comments that are shown', () => {
  const { comments } = stateAfter(
    { do: 'write', id: 1, field: 'answer', text: 'Yes.' },
    { do: 'write', id: 2, field: 'answer', text: ' ' },
    { do: 'write', id: 3, field: 'answer', text: 'No.' },
    { do: 'delete', id: 3 },
  )
  expect(progressOf(groupComments(comments))).toEqual({ all: 3, answered: 1, open: [2, 4] })
})

it.each([
  [
    ['1', '2'],
    ['1', '2', 'editor', '3'],
  ],
  [
    ['editor', 'A'],
    ['editor', 'A', '1'],
  ],
  [[''], ['', 'editor', '1']],
])('offers the reviewers of %j', (reviewers, choices) => {
  const comments = reviewers.map((reviewer) => ({ reviewer, text: 'a', place: '' }))
  const state = nextResponse(noResponse, { do: 'split', comments })
  expect(reviewerChoices(state.comments)).toEqual(choices)
})

it('reads comments as a draft holds them, whatever it holds', () => {
  const { comments } = stateAfter({ do: 'delete', id: 2 })
  const stored: unknown[] = JSON.parse(JSON.stringify(comments))
  expect(keptComments(stored)).toEqual(comments)
  expect(keptComments([null, 'x', { text: 3, answer: 'Yes.' }])).toEqual([
    { id: 1, reviewer: '', text: '', answer: 'Yes.', place: '', newText: '', isDeleted: false },
  ])
})
