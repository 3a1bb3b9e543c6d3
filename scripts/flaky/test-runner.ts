import { UnusableArguments } from './flaky-options.ts'

const patterns = {
  unit: /[.]test[.]ts$/,
  stories: /[.]stories[.]tsx$/,
  matrix: /[.]matrix[.]ts$/,
  e2e: /^e2e\/.+[.]spec[.]ts$/,
} as const

type TestKind = keyof typeof patterns

export const testFiles =
  '{src,mocks,openapi,scripts,stories,e2e}/**/*.{test.ts,stories.tsx,matrix.ts,spec.ts}'

export type ChosenTests = { kind: TestKind; paths: readonly string[]; title?: string | undefined }

const isKind = (name: string): name is TestKind => name in patterns

/** The files whose path contains `part`. @throws UnusableArguments unless one runner takes them all */
export function chooseTests(
  { part, title }: { part: string; title?: string | undefined },
  files: readonly string[],
): ChosenTests {
  const paths = files.filter((path) => path.includes(part))
  const found = Object.entries(patterns)
    .filter(([, pattern]) => paths.some((path) => pattern.test(path)))
    .map(([kind]) => kind)
  const [kind = ''] = found
  if (!isKind(kind)) throw new UnusableArguments(`No test file has "${part}" in its path.`)
  if (found.length === 1) return { kind, paths, title }
  throw new UnusableArguments(
    `"${part}" is in paths of ${found.join(' and ')}: name a longer part.\n${paths.join('\n')}`,
  )
}

/** `folder` takes the traces. */
export function commandOf({ kind, paths, title }: ChosenTests, folder: string) {
  const titled = (option: string) => (title === undefined ? [] : [option, title])
  const vitest = (...args: string[]) => ({
    tool: 'vitest',
    args: ['run', ...args, ...paths, ...titled('-t')],
  })
  switch (kind) {
    case 'unit':
      return vitest('--config', 'vitest.unit.config.ts')
    case 'stories':
      return vitest('--config', 'vitest.stories.config.ts')
    case 'matrix':
      return vitest('--config', 'vitest.matrix.config.ts')
    case 'e2e': {
      const options = ['--retries=0', '--trace=retain-on-failure', `--output=${folder}`]
      return { tool: 'playwright', args: ['test', ...options, ...paths, ...titled('-g')] }
    }
  }
}
