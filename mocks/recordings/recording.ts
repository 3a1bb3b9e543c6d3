import type { OperationId } from '../../src/api/generated/operations.gen.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { type CallParameters, parsedJson } from '../backend/calls/recorded-answers.ts'
import { isOperationId } from '../backend/calls/route-table.ts'
import type { RecordedAnswer } from '../world/rows/recorded-call-row.ts'

export const recordingVersion = 1

/** One answer; those of equal parameters are given in the order of the list. */
export type RecordedCall = CallParameters & RecordedAnswer & { operation: OperationId }

export type RecordedViolation = {
  call: number
  operation: OperationId
  pointer: string
  message: string
}

/** What a server answered during a visit, with invented private data. */
export type Recording = {
  version: number
  /** World that answers other calls, as in an address: `scenario=china&now=2026-11-02T10:00:00Z`. */
  world: string
  calls: readonly RecordedCall[]
  violations: readonly RecordedViolation[]
}

/** Its message says what is wrong with a file, and what to do. */
export class RecordingError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RecordingError'
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isTextByName = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText)

const isQuery = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every((it) => Array.isArray(it) && it.every(isText))

const isOfCall = (value: unknown): value is Omit<RecordedCall, 'operation'> =>
  isRecord(value) &&
  isTextByName(value.path) &&
  isQuery(value.query) &&
  (value.sent === null || isText(value.sent)) &&
  typeof value.status === 'number' &&
  value.status >= 200 &&
  value.status < 600 &&
  isTextByName(value.headers)

function readCall(value: unknown, index: number): RecordedCall {
  const operation = isRecord(value) ? value.operation : undefined
  if (!isText(operation) || !isOperationId(operation)) {
    const named = JSON.stringify(operation) ?? 'nothing'
    throw new RecordingError(
      `Call ${index + 1} of the recording names the operation ${named}, which the contract does not have. Record the visit again.`,
    )
  }
  if (!isOfCall(value)) {
    throw new RecordingError(
      `Call ${index + 1} of the recording (${operation}) lacks its parameters, status or headers. Record the visit again.`,
    )
  }
  const { path, query, sent, status, headers, body = null } = value
  return { operation, path, query, sent, status, headers, body }
}

const isViolation = (value: unknown): value is RecordedViolation =>
  isRecord(value) &&
  typeof value.call === 'number' &&
  isText(value.operation) &&
  isText(value.pointer) &&
  isText(value.message)

/** @throws RecordingError */
export function readRecording(value: unknown): Recording {
  if (!isRecord(value) || !Array.isArray(value.calls)) {
    throw new RecordingError(
      'This is no recording: it has no list of calls. Make one with Keep this visit in Devtools, or with npm run record.',
    )
  }
  const { version, world, calls, violations } = value
  if (version !== recordingVersion) {
    throw new RecordingError(
      `The recording has version ${JSON.stringify(version) ?? 'none'}, and this project reads version ${recordingVersion}. Record the visit again.`,
    )
  }
  if (!isText(world)) {
    throw new RecordingError(
      'The recording names no world beside it. Add one, such as "world": "scenario=china".',
    )
  }
  const noted = Array.isArray(violations) ? violations.filter(isViolation) : []
  return { version, world, calls: calls.map(readCall), violations: noted }
}

/** @throws RecordingError */
export function parseRecording(text: string): Recording {
  const value = parsedJson(text)
  if (value === undefined) {
    throw new RecordingError(
      'This is no recording: the file is no JSON. A HAR becomes a recording with npm run record.',
    )
  }
  return readRecording(value)
}
