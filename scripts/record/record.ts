import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  type CapturedVisit,
  emptyRecordingReason,
  readHar,
} from '../../mocks/recordings/har-calls.ts'
import { recordCalls } from '../../mocks/recordings/record-calls.ts'
import { RecordingError } from '../../mocks/recordings/recording.ts'
import { isoOf } from '../../mocks/world/clock/world-calendar.ts'
import { realClock } from '../../src/lib/clock.ts'
import {
  makeRecordingList,
  recordingNames,
  recordingsFolder,
} from '../generate/make-recording-list.ts'
import { root } from '../setup/project-node.mjs'
import { describeRecording } from './describe-recording.ts'
import { type RecordOptions, readRecordOptions } from './record-options.ts'
import { startRecordingProxy } from './recording-proxy.ts'

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new RecordingError(`There is no file ${path}: --har takes the path of a saved HAR file.`)
  }
}

async function visitServer(server: string, port: number): Promise<CapturedVisit> {
  const startedAt = realClock.now()
  const proxy = await startRecordingProxy(server, port)
  console.log(`
${proxy.origin} sends calls on to ${server} and records them. Visit the portal by

  npm start -- --server ${proxy.origin} --real all

and end the visit here by Ctrl+C, which writes the recording.`)
  await new Promise<void>((end) => {
    process.once('SIGINT', () => end())
    process.once('SIGTERM', () => end())
  })
  await proxy.close()
  return { calls: proxy.calls, startedAt }
}

const visitOf = ({ source }: RecordOptions): Promise<CapturedVisit> | CapturedVisit =>
  'har' in source
    ? readHar(readFile(source.har), basename(source.har))
    : visitServer(source.server, source.port)

async function record(args: readonly string[]): Promise<void> {
  const options = readRecordOptions(args, recordingNames(root))
  const { name, scenario, source } = options
  const { calls, startedAt } = await visitOf(options)
  const world = new URLSearchParams({
    scenario,
    ...(startedAt === undefined ? {} : { now: isoOf(startedAt) }),
  })
  const summary = await recordCalls(calls, decodeURIComponent(world.toString()))
  if (summary.recording.calls.length === 0) {
    const visited = 'har' in source ? basename(source.har) : `The visit to ${source.server}`
    throw new RecordingError(emptyRecordingReason(calls, summary.leftOut, visited))
  }
  const file = `${recordingsFolder}/${name}.json`
  mkdirSync(join(root, recordingsFolder), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(summary.recording, undefined, 1)}\n`)
  for (const [path, content] of Object.entries(makeRecordingList(recordingNames(root)))) {
    writeFileSync(join(root, path), content)
  }
  console.log(`${file}\n\n${describeRecording(summary, name)}`)
}

try {
  await record(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof RecordingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
