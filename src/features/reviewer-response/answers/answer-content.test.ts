import { expect, it } from 'vitest'
import { type AnswerContent, longPartOf } from './answer-content.ts'

const comment = {
  reviewer: '1',
  text: 'Why?',
  answer: '',
  place: '',
  newText: '',
  isDeleted: false,
}
const answered = (length: number) => ({ ...comment, answer: 'a'.repeat(length) })

it.each<[string, Partial<AnswerContent>, ReturnType<typeof longPartOf>]>([
  ['nothing', {}, undefined],
  ['the longest answer', { comments: [answered(50_000)] }, undefined],
  ['a longer answer', { comments: [comment, answered(50_001)] }, { reviewer: '1', number: 2 }],
  [
    'one behind a deleted one',
    { comments: [{ ...comment, isDeleted: true }, answered(50_001)] },
    { reviewer: '1', number: 1 },
  ],
  ['a deleted one', { comments: [{ ...answered(50_001), isDeleted: true }] }, 'whole'],
  ['a letter', { letter: 'a'.repeat(300_001) }, 'whole'],
  ['many answers', { comments: Array.from({ length: 21 }, () => answered(50_000)) }, 'whole'],
  ['many comments', { comments: Array.from({ length: 1001 }, () => comment) }, 'whole'],
])('finds what is too long in %s', (_, content, part) => {
  expect(longPartOf({ letter: '', manuscript: '', comments: [], ...content })).toEqual(part)
})
