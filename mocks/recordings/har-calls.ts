import { parseInstant } from '../../src/lib/calendar.ts'
import type { Instant } from '../../src/lib/instant.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import { parsedJson } from '../backend/calls/recorded-answers.ts'
import type { CapturedCall } from './captured-call.ts'
import { RecordingError } from './recording.ts'

const save = 'Save one in the Network panel of the browser’s developer tools.'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const partOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

function headersOf(value: unknown): Record<string, string> {
  const list = Array.isArray(value) ? value.map(partOf) : []
  return Object.fromEntries(
    list.map(({ name, value: text }) => [textOf(name).toLowerCase(), textOf(text)]),
  )
}

function bodyOf({ text, encoding }: Record<string, unknown>): string | undefined {
  if (typeof text !== 'string') return undefined
  if (encoding !== 'base64') return text
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function callOf(entry: unknown): CapturedCall {
  const { request, response } = partOf(entry)
  const { method, url, postData } = partOf(request)
  const { status, headers, content } = partOf(response)
  const { text } = partOf(postData)
  return {
    method: textOf(method),
    url: textOf(url),
    sent: typeof text === 'string' ? text : undefined,
    status: typeof status === 'number' ? status : 0,
    headers: headersOf(headers),
    body: bodyOf(partOf(content)),
  }
}

export type CapturedVisit = {
  calls: readonly CapturedCall[]
  /** Undefined if the file does not say. */
  startedAt: Instant | undefined
}

/** `file` is named in messages. @throws RecordingError */
export function readHar(text: string, file: string): CapturedVisit {
  const value = parsedJson(text)
  const { entries } = partOf(partOf(value).log)
  if (!Array.isArray(entries)) {
    const why = value === undefined ? 'it is no JSON' : 'it has no log of requests'
    throw new RecordingError(`${file} is no HAR file: ${why}. ${save}`)
  }
  if (entries.length === 0) {
    throw new RecordingError(
      `${file} has no requests: open the developer tools before you visit the page, and save again.`,
    )
  }
  const [first] = entries
  const startedAt = parseInstant(textOf(partOf(first).startedDateTime))
  return {
    calls: entries.map(callOf),
    startedAt: Number.isNaN(startedAt) ? undefined : startedAt,
  }
}

const hostOf = ({ url }: CapturedCall) => (URL.canParse(url) ? new URL(url).host : '')

export function emptyRecordingReason(
  calls: readonly CapturedCall[],
  leftOut: Readonly<Record<'without an answer', number>>,
  source: string,
): string {
  if (leftOut['without an answer'] > 0) {
    return `${source} has the calls of a visit without their answers: save it again with content, while the page is still open.`
  }
  const hosts = [...new Set(calls.map(hostOf).filter(Boolean))]
  const where = hosts.length > 0 ? `, which went to ${hosts.slice(0, 3).join(', ')}` : ''
  return `${source} has no call of the contract among its ${calls.length} requests${where}. Visit a portal whose server answers below /api/.`
}
