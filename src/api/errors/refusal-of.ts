import { isRecord } from '../../lib/is-record.ts'
import { Refusal } from './api-failure.ts'

function decodedParams(encoded: unknown): Record<string, unknown> {
  if (typeof encoded !== 'string' || encoded === '') return {}
  try {
    const params: unknown = JSON.parse(encoded)
    return isRecord(params) ? params : {}
  } catch {
    return {}
  }
}

/** Servers write a refusal as a key, as a key with params in JSON text, or one level deeper. */
export function refusalOf(answer: unknown): Refusal | undefined {
  if (!isRecord(answer)) return undefined
  const { error } = answer
  if (typeof error === 'string' && error !== '') {
    return new Refusal(error, decodedParams(answer.jsonEncodedParams))
  }
  if (!isRecord(error)) return undefined
  return refusalOf(error)
}
