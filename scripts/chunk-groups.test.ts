import { describe, expect, it } from 'vitest'
import { chunkGroups, codeSplittingGroups, folderPattern, unusedFolders } from './chunk-groups.ts'

it.each([
  ['src/ui/form', '../src/ui/form/form.tsx', true],
  ['src/ui/form', '/work/src/ui/form/form.module.css', true],
  ['src/ui/form', 'src/ui/form/upload/file-field.tsx', false],
  ['src/ui/form', 'src/ui/formats/date.ts', false],
  ['src/features/*/widgets', 'src/features/prepay/widgets/prepay-widget.tsx', true],
  ['src/features/*/widgets', 'src/features/widgets/prepay-widget.tsx', false],
  ['node_modules/@nivo/**', 'node_modules/@nivo/bar/dist/nivo-bar.es.js', true],
  ['node_modules/yup/**', 'node_modules/yup/index.js', true],
  ['node_modules/yup/**', 'node_modules/yuppie/index.js', false],
])('%s and %s', (folder, path, holds) => {
  expect(folderPattern(folder).test(path)).toBe(holds)
})

it.each([
  ['/work/src/lib/clock.ts', 'shared'],
  ['/work/src/api/generated/operations.gen.ts', 'shared'],
  ['/work/node_modules/react-dom/client.js', 'shared'],
  ['\0vite/preload-helper.js', 'shared'],
  ['/work/node_modules/react-is/index.js', 'start'],
  ['/work/src/main.tsx', 'start'],
  ['/work/mocks/external-sites/external-site.tsx', undefined],
])('at the start of the demo %s is in the chunk %s', (path, expected) => {
  const [shared, start] = codeSplittingGroups({ isDemo: true })
  const takes = (group: typeof shared) => group !== undefined && 'test' in group && group.test(path)
  expect([shared, start].find(takes)?.name).toBe(expected)
})

describe('unusedFolders', () => {
  const sources = chunkGroups.flatMap(({ folders }) =>
    folders.map((folder) => `${folder.replace(/[*]+/, 'a')}/module.ts`),
  )

  it('finds nothing where each folder holds a module', () => {
    expect(unusedFolders(sources)).toEqual([])
  })

  it.each(chunkGroups.flatMap(({ name, folders }) => folders.map((folder) => ({ name, folder }))))(
    'finds $folder of $name once it is gone',
    ({ name, folder }) => {
      const left = sources.filter((source) => !folderPattern(folder).test(source))
      expect(unusedFolders(left)).toEqual([
        `The chunk ${name} names ${folder}, which holds no module of the build.`,
      ])
    },
  )
})
