import { isGenerated, type ProjectFile } from '../project-files.ts'

const setUp = 'mocks/testing/seed-properties.ts'

/** `allowed` gives the reason of each file that may do it. */
type Draw = {
  pattern: RegExp
  allowed: Readonly<Record<string, string>>
  where?: (file: ProjectFile) => boolean
  instead: string
}

const hasProperties = ({ text }: ProjectFile) => /from 'fast-check'/.test(text)

/** Unit tests and what they import; only they load the set-up. */
const runsWithoutSetUp = (path: string) =>
  /^e2e\/|[.](stories|spec|matrix)[.]tsx?$/.test(path) ||
  (path.startsWith('src/') && !/[.]test[.]tsx?$/.test(path))

const draws: Draw[] = [
  {
    pattern: /\bMath\.random\b/,
    allowed: {},
    instead: 'Draw from the key of the row by seededSource.',
  },
  {
    pattern: /\b(randomUUID|getRandomValues)\b/,
    allowed: {
      'src/lib/browser/random-key.ts': 'An idempotency key must be unique.',
      'mocks/transports/http/session-keys.ts': 'Nobody may guess the session of another person.',
      'scripts/pictures/stories.pictures.ts': 'It puts a counter in its place.',
    },
    instead:
      'Count, derive the value from what it belongs to, or use src/lib/browser/random-key.ts.',
  },
  {
    pattern: /from '@faker-js\/faker/,
    allowed: {
      'mocks/scenarios/builders/seeded-source.ts': 'It seeds Faker with the key of the row.',
    },
    instead: 'Use seededSource, which seeds Faker.',
  },
  {
    pattern: /\bfc\.(configureGlobal|resetConfigureGlobal)\b/,
    allowed: { [setUp]: 'It is the one place that knows the seed.' },
    instead: `Leave it to ${setUp}.`,
  },
  {
    pattern: /\bseed\b(?=[:,]| \})/,
    allowed: { [setUp]: 'It is the one place that knows the seed.' },
    where: hasProperties,
    instead: `Leave the seed out: ${setUp} sets that of every property.`,
  },
  {
    pattern: /from 'fast-check'/,
    allowed: {},
    where: ({ path }) => runsWithoutSetUp(path),
    instead: `Test properties in a unit test, which has the seed of ${setUp}.`,
  },
]

const isOwnCode = (path: string) =>
  /[.](tsx?|mjs)$/.test(path) && !isGenerated(path) && !path.startsWith('scripts/check/')

/** Two runs draw the same values, on every machine. */
export function seededRandomness(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => isOwnCode(path))
    .flatMap((file) =>
      draws
        .filter(({ allowed, where }) => !(file.path in allowed) && (where?.(file) ?? true))
        .flatMap(({ pattern, instead }) =>
          file.text
            .split('\n')
            .flatMap((line, index) =>
              pattern.test(line) ? [`${file.path}:${index + 1}: ${line.trim()}\n  ${instead}`] : [],
            ),
        ),
    )
}
