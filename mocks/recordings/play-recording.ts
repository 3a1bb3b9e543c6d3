import { recordedKeys } from '../backend/calls/recorded-answers.ts'
import type { World } from '../world/galley-world.ts'
import type { RecordedCallRow } from '../world/rows/recorded-call-row.ts'
import type { Recording } from './recording.ts'

export type NamedRecording = Recording & { name: string }

export function stopRecording(world: World): void {
  for (const { key } of [...world.recordedCalls.all()]) world.recordedCalls.remove(key)
}

export function playRecording(world: World, { name, calls }: NamedRecording): void {
  stopRecording(world)
  const rows = new Map<string, RecordedCallRow>()
  for (const [order, { operation, status, headers, body, ...parameters }] of calls.entries()) {
    const keys = recordedKeys(operation, parameters)
    const first = { ...keys, order, recording: name, answers: [], given: 0 }
    const row: RecordedCallRow = rows.get(keys.key) ?? first
    rows.set(keys.key, { ...row, answers: [...row.answers, { status, headers, body }] })
  }
  for (const row of rows.values()) world.recordedCalls.insert(row)
}

type PlayedRecording = { name: string; answers: number; given: number }

export function playedRecording(world: World): PlayedRecording | undefined {
  const rows = [...world.recordedCalls.all()]
  const [first] = rows
  if (!first) return undefined
  return {
    name: first.recording,
    answers: rows.reduce((sum, { answers }) => sum + answers.length, 0),
    given: rows.reduce((sum, { given }) => sum + given, 0),
  }
}
