import { expect, it } from 'vitest'
import { longestText, textProblem } from './text-problem.ts'

it.each([
  ['nothing', [], 'empty'],
  ['rules and spaces', ['— — —', ' \t'], 'empty'],
  ['a letter', ['', 'é'], undefined],
  ['a digit', ['7'], undefined],
  ['as much as can be', ['a', 'b'.repeat(longestText - 1)], undefined],
  ['more than that', ['a', 'b'.repeat(longestText)], 'too-large'],
])('judges %s', (_, paragraphs, expected) => {
  expect(textProblem(paragraphs)).toBe(expected)
})
