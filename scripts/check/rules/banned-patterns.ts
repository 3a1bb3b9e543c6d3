import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { isGenerated, type ProjectFile } from '../project-files.ts'

type Ban = {
  pattern: RegExp
  where: (path: string) => boolean
  inComments?: boolean
  instead: string
}

/** Hand-written code; the checks themselves contain what they forbid. */
const code = (path: string) =>
  /[.](tsx?|mts|mjs)$/.test(path) && !isGenerated(path) && !path.startsWith('scripts/check/')

const product = (path: string) => code(path) && /^(src|mocks|stories|e2e|[.]storybook)\//.test(path)
const awayFromTheClock = (path: string) => product(path) && path !== 'src/lib/clock.ts'

/** Tests and their models stay independent; the card's check runs from its own text in a frame. */
const awayFromTheCalendar = (path: string) =>
  /^(src|mocks)\//.test(path) &&
  code(path) &&
  !/[.]test[.]|^mocks\/testing\/|\/(card-entry|calendar|world-calendar)[.]ts$/.test(path)

/** Reading either storage throws if the browser forbids it. */
const awayFromStorage = (path: string) =>
  path.startsWith('src/') && code(path) && path !== 'src/lib/browser/safe-storage.ts'

/** These dismiss their messages themselves, or have nothing to try again. */
const ownMessages =
  /\/(try-telling|copy-button|pdf-button|use-undone-choice|use-generated-quote|close-account|outcome-message|use-file-download|use-download)[.]tsx?$/

const time = 'Take `now` as a parameter, or from src/lib/clock.ts.'

const methodCodes = Object.values(paymentMethodIds).join('|')

const bans: Ban[] = [
  {
    pattern: new RegExp(`\\b(paymentMethodId|method)(:| [!=]==) '?(${methodCodes})\\b`),
    where: product,
    instead: 'Name the payment method by paymentMethodIds of contract-codes.gen.ts.',
  },
  {
    pattern: /\b(local|session)Storage\b/,
    where: awayFromStorage,
    instead: 'Use safeLocalStorage or safeSessionStorage of src/lib/browser/safe-storage.ts.',
  },
  {
    pattern: /\bkind: 'error',/,
    where: (path) => path.startsWith('src/') && code(path) && !ownMessages.test(path),
    instead: 'Use tryTelling of src/ui/messages, which takes the message away at the next try.',
  },
  { pattern: /\bnew Date\(\s*\)/, where: awayFromTheClock, instead: time },
  { pattern: /\bDate\.now\b/, where: awayFromTheClock, instead: time },
  {
    pattern:
      /\bDate\.(parse|UTC)\b|\.[gs]et(UTC)?(FullYear|Month|Date|Day|Hours)\b|\.toISOString\b/,
    where: awayFromTheCalendar,
    instead: 'Use src/lib/calendar.ts, in mocks mocks/world/clock/world-calendar.ts too.',
  },
  {
    pattern: /\b(isError|error)\b.*\} = useQuery\(/,
    where: (path) => /^src\/(features|screens)\//.test(path),
    instead: 'Pass the query to QueryState of src/ui/states, which shows the failure.',
  },
  {
    pattern:
      /=== 'object' && \w+ !== null && !Array[.]isArray|(const|function) is(Record|Fields)\b/,
    where: (path) => code(path) && path !== 'src/lib/is-record.ts',
    instead: 'Use isRecord of src/lib/is-record.ts.',
  },
  {
    pattern: /@ts-nocheck/,
    where: code,
    inComments: true,
    instead: 'Correct the type where it is made.',
  },
  {
    // Messages auto-dismiss, polls come and sessions end by the clock of the world.
    pattern: /goto\(.*[?]scenario=(?!.*clock=frozen)/,
    where: (path) => /^e2e\/.*[.]spec[.]ts$/.test(path),
    instead: 'Add clock=frozen, or open the page by backend.scenario().',
  },
  {
    pattern: /\b(TODO|FIXME|XXX)\b/,
    where: code,
    inComments: true,
    instead: 'Do it now, or leave it out.',
  },
  {
    pattern: /\b[ABC]\d\.\d\d\b/,
    where: (path) => path !== 'package-lock.json',
    inComments: true,
    instead: 'Say it in words: the project speaks of itself alone.',
  },
]

const isComment = (line: string) => /^\s*(\/\/|\*|\/\*)/.test(line)

export function bannedPatterns(files: ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const here = bans.filter((ban) => ban.where(path))
    if (here.length === 0) return []
    return text
      .split('\n')
      .flatMap((line, index) =>
        here
          .filter((ban) => (ban.inComments || !isComment(line)) && ban.pattern.test(line))
          .map((ban) => `${path}:${index + 1}: ${line.trim().slice(0, 100)}\n  ${ban.instead}`),
      )
  })
}
