import { Refusal } from './api-failure.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function decodedParams(encoded: unknown): Record<string, unknown> {
  if (typeof encoded !== 'string' || encoded === '') return {}
  try {
    const params: unknown = JSON.parse(encoded)
    return isRecord(params) ? params : {}
  } catch {
    return {}
  }
}

/**
 * The refusal inside an answer, or undefined. The server writes it in three shapes: a key, a key
 * with parameters as JSON text, and a key one level deeper.
 */
export function refusalOf(answer: unknown): Refusal | undefined {
  if (!isRecord(answer)) return undefined
  const { error } = answer
  if (typeof error === 'string' && error !== '') {
    return new Refusal(error, decodedParams(answer.jsonEncodedParams))
  }
  if (!isRecord(error)) return undefined
  return refusalOf(error)
}
