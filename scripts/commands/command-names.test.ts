import { expect, it } from 'vitest'
import { commandsPage, nameProblems } from './command-names.ts'
import { scripts } from './start-command.ts'

const names = [...scripts.keys()]
const list = { path: commandsPage, text: names.map((name) => `\`${name}\``).join(', ') }

it.each([
  ['nothing', names, [list], []],
  [
    'a script that nothing tries',
    [...names, 'paint'],
    [list],
    [/nothing tries "paint"/, /does not list "paint"/],
  ],
  ['a script that the page lacks', names, [], names.map((name) => new RegExp(`list "${name}"`))],
  [
    'a page that names a former script',
    names,
    [list, { path: 'README.md', text: 'Run `npm run paint -- --red`, then `npm start`.' }],
    [/README.md: package.json has no script "paint"/],
  ],
])('finds %s', (_, known, pages, problems) => {
  expect(nameProblems(known, pages)).toEqual(problems.map((text) => expect.stringMatching(text)))
})
