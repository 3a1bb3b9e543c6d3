import { parseArgs } from 'node:util'
import { isRecordingName } from '../../mocks/recordings/kept-recordings.ts'
import { RecordingError } from '../../mocks/recordings/recording.ts'
import {
  defaultScenario,
  isScenarioName,
  scenarioNames,
} from '../../mocks/scenarios/scenario-list.ts'

export type RecordOptions = {
  name: string
  scenario: string
  source: { har: string } | { server: string; port: number }
}

const usage =
  'Use npm run record -- --har visit.har --name unpaid-order, or --server https://staging.example instead of --har.'

function readServer(text: string): string {
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '')
  throw new RecordingError(
    `--server takes an address such as https://staging.example, not "${text}".`,
  )
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { har: text, server: text, name: text, world: text, port: text }
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new RecordingError(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

/** @throws RecordingError */
export function readRecordOptions(
  args: readonly string[],
  taken: readonly string[],
): RecordOptions {
  const { har, server, name = '', world: scenario = defaultScenario, port = '4030' } = parse(args)
  if (!isRecordingName(name)) {
    throw new RecordingError(`--name is words in lower case with hyphens between them. ${usage}`)
  }
  if (taken.includes(name)) {
    throw new RecordingError(
      `There is a recording "${name}" already: choose another --name, or delete mocks/recordings/kept/${name}.json first.`,
    )
  }
  if (!isScenarioName(scenario)) {
    throw new RecordingError(
      `--world names the scenario that answers other calls, and there is no "${scenario}". Known: ${scenarioNames.join(', ')}.`,
    )
  }
  if ((har === undefined) === (server === undefined)) throw new RecordingError(usage)
  if (har !== undefined) return { name, scenario, source: { har } }
  if (!/^\d{1,5}$/.test(port)) throw new RecordingError(`--port is a number, not "${port}".`)
  return { name, scenario, source: { server: readServer(server ?? ''), port: Number(port) } }
}
