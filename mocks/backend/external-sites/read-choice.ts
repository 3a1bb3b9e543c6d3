import { isRecord } from '../../../src/lib/is-record.ts'
import type { IncomingRequest } from '../calls/incoming-request.ts'
import { Problem, type ProblemDetail } from '../calls/problem.ts'

const longestBody = 100_000

type ChoiceRequest = { address: string; choice: string; fields: Record<string, string> }

function refuse(detail: string, errors: ProblemDetail[] = []): never {
  throw new Problem(400, 'Broken request', detail, errors)
}

export function readParameter(url: URL, name: string): string | undefined {
  const unexpected = [...url.searchParams.keys()].filter((key) => key !== name)
  const values = url.searchParams.getAll(name)
  const errors = unexpected.map((key) => ({ pointer: `/query/${key}`, message: 'is unknown' }))
  if (values.length > 1) errors.push({ pointer: `/query/${name}`, message: 'is repeated' })
  if (errors.length > 0) refuse(`The only parameter is ${name}, once.`, errors)
  return values[0]
}

async function readBody(request: IncomingRequest): Promise<unknown> {
  const text = await request.text()
  if (text.length > longestBody) {
    throw new Problem(413, 'Body too large', `At most ${longestBody} characters are read.`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return refuse('The body is not valid JSON.')
  }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

export async function readChoice(request: IncomingRequest): Promise<ChoiceRequest> {
  const body = await readBody(request)
  if (!isRecord(body)) refuse('The body must be an object.')
  const { address, choice, fields = {}, ...others } = body
  const errors = Object.keys(others).map((key) => ({ pointer: `/${key}`, message: 'is unknown' }))
  if (typeof address !== 'string') errors.push({ pointer: '/address', message: 'must be a string' })
  if (typeof choice !== 'string') errors.push({ pointer: '/choice', message: 'must be a string' })
  if (!isTexts(fields)) errors.push({ pointer: '/fields', message: 'must be an object of strings' })
  if (typeof address !== 'string' || typeof choice !== 'string' || !isTexts(fields)) {
    return refuse('The body is { address, choice, fields }.', errors)
  }
  if (errors.length > 0) refuse('The body is { address, choice, fields }.', errors)
  return { address, choice, fields }
}
