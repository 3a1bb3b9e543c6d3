import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/project-node.mjs'
import { buildSources, notBuilt } from './build-sources.ts'
import { readProject } from './project-files.ts'

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

const relativePath = /(?:from |import |import\(|URL\(\s*)'([.]{1,2}\/[^']+)'/g

it('names every folder that the sources of a build import from', () => {
  const built = readProject(root).filter(
    ({ path }) => isIn(path, ['src', 'mocks', 'vite.config.ts']) && !notBuilt.test(path),
  )
  const imported = built.flatMap(({ path, text }) =>
    Array.from(text.matchAll(relativePath), ([, target = '']) =>
      posix.join(posix.dirname(path), target),
    ),
  )
  expect(imported.length).toBeGreaterThan(2000)
  expect(imported.filter((path) => !isIn(path, [...buildSources, 'node_modules']))).toEqual([])
})
