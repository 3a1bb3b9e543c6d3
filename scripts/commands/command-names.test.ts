import { expect, it } from 'vitest'
import { nameProblems } from './command-names.ts'
import { scripts } from './start-command.ts'

const names = [...scripts.keys()]
const list = names.map((name) => `\`${name}\``).join(', ')

it.each([
  ['nothing', names, list, []],
  [
    'a script that nothing tries',
    [...names, 'paint'],
    list,
    [/nothing tries "paint"/, /does not list "paint"/],
  ],
  ['a script that the page lacks', names, '', names.map((name) => new RegExp(`list "${name}"`))],
])('finds %s', (_, known, page, problems) => {
  expect(nameProblems(known, page)).toEqual(problems.map((text) => expect.stringMatching(text)))
})
