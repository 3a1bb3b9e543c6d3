import type {
  ContractDocument,
  Operation,
  Response,
  Schema,
} from '../generate/contract-document.ts'
import { compareContracts } from './compare-contracts.ts'

export type Parts = {
  sent?: Schema
  answered?: Schema
  key?: Schema
  operation?: Partial<Operation>
  path?: string
  method?: string
  security?: Record<string, string[]>[]
  extra?: Record<string, Record<string, Operation>>
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
export const answer = (schema: Schema): Response => ({ description: 'It', content: json(schema) })
export const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const aText: Schema = { type: 'string' }
export const answers = { 200: answer({ oneOf: [refTo('Answered'), refTo('Refusal')] }) }
const saving: Operation = { operationId: 'saveOrder', tags: [], responses: answers }

export function smallContract(parts: Parts = {}): ContractDocument {
  const { sent = object({}), answered = object({}), key = { enum: ['too-late'] } } = parts
  const requestBody = { required: true, content: json(refTo('Sent')) }
  const operation = { ...saving, requestBody, ...parts.operation }
  const path = { [parts.path ?? '/api/order/{id}']: { [parts.method ?? 'post']: operation } }
  const refusal = { ...object({ error: refTo('Key') }, ['error']), 'x-refusal': true }
  const schemas = { Sent: sent, Answered: answered, Refusal: refusal, Key: key }
  const security = parts.security ?? [{ session: [] }]
  return { tags: [], security, paths: { ...path, ...parts.extra }, components: { schemas } }
}

/** Each change as `subject kind: what | whom it breaks`. */
export const reported = (before: Parts, after: Parts) =>
  compareContracts(smallContract(before), smallContract(after)).map(
    ({ subject, kind, what, breaks }) =>
      `${subject} ${kind}: ${what} | ${breaks.join(' ') || 'nobody'}`,
  )
