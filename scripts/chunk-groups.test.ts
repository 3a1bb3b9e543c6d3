import { describe, expect, it } from 'vitest'
import { chunkGroups, codeSplittingGroups, pathPattern, unusedPaths } from './chunk-groups.ts'

it.each([
  ['src/ui/form', '../src/ui/form/form.tsx', true],
  ['src/ui/form', '/project/src/ui/form/form.module.css', true],
  ['src/ui/form', 'src/ui/form/upload/file-field.tsx', false],
  ['src/ui/form', 'src/ui/formats/date.ts', false],
  ['src/features/*/widgets', 'src/features/prepay/widgets/prepay-widget.tsx', true],
  ['src/features/*/widgets', 'src/features/widgets/prepay-widget.tsx', false],
  ['node_modules/@nivo/**', 'node_modules/@nivo/bar/dist/nivo-bar.es.js', true],
  ['node_modules/yup/**', 'node_modules/yup/index.js', true],
  ['node_modules/yup/**', 'node_modules/yuppie/index.js', false],
  ['src/domain/payment/methods/*', 'src/domain/payment/methods/boleto/boleto-form.tsx', true],
  ['src/domain/payment/methods/*', 'src/domain/payment/methods/payment-method.ts', false],
])('%s and %s', (named, path, holds) => {
  expect(pathPattern(named).test(path)).toBe(holds)
})

it.each([
  ['src/domain/payment/form/payment-form.tsx', true],
  ['src/domain/payment/form/payment-schema.ts', false],
  ['src/domain/payment/methods/boleto/boleto-shape.ts', false],
])('a chunk takes %s: %s', (path, expected) => {
  const groups = codeSplittingGroups({ isDemo: false })
  const payment = groups.find(({ name }) => name === 'payment')
  expect(payment?.test(path)).toBe(expected)
})

it.each([
  ['/project/src/lib/clock.ts', 'shared'],
  ['/project/src/api/generated/operations.gen.ts', 'shared'],
  ['/work/node_modules/react-dom/client.js', 'shared'],
  ['\0vite/preload-helper.js', 'shared'],
  ['/work/node_modules/react-is/index.js', 'start'],
  ['/project/src/main.tsx', 'start'],
  ['/work/mocks/external-sites/external-site.tsx', undefined],
])('at the start of the demo %s is in the chunk %s', (path, expected) => {
  const [shared, start] = codeSplittingGroups({ isDemo: true })
  const takes = (group: typeof shared) => group !== undefined && 'test' in group && group.test(path)
  expect([shared, start].find(takes)?.name).toBe(expected)
})

it('names no single file', () => {
  const paths = chunkGroups.flatMap((group) => group.paths)
  expect(paths.filter((path) => /[.][a-z]+$/.test(path))).toEqual([])
})

describe('unusedPaths', () => {
  const sources = chunkGroups.flatMap(({ paths }) =>
    paths.map((path) => `${path.replace('/**', '').replace('*', 'a')}/module.ts`),
  )

  it('finds nothing where each path is in use', () => {
    expect(unusedPaths(sources)).toEqual([])
  })

  it.each(chunkGroups.flatMap(({ name, paths }) => paths.map((path) => ({ name, path }))))(
    'finds $path of $name once it is gone',
    ({ name, path }) => {
      const left = sources.filter((source) => !pathPattern(path).test(source))
      expect(unusedPaths(left)).toContain(
        `The chunk ${name} names ${path}, which is no module of the build.`,
      )
    },
  )
})
