import { expect, it } from 'vitest'
import { folderProblem } from './folder-plugin.ts'

it.each([
  ['/', undefined],
  ['/galley/', undefined],
  ['/previews/42/', undefined],
  ['./', 'is no folder'],
  ['https://cdn.example/galley/', 'is no folder'],
  ['//galley/', 'is no folder'],
  ['/en/', 'begins like'],
  ['/api/galley/', 'begins like'],
])('%s: %s', (base, problem) => {
  if (problem) expect(folderProblem(base)).toContain(problem)
  else expect(folderProblem(base)).toBeUndefined()
})
