import type { Parameter, Schema } from '../../generate/contract-document.ts'
import type { Sent } from '../server/judged-call.ts'
import type { ContractOperation } from './contract-operations.ts'

type Provoked = {
  title: string
  sent: Sent
  /** Who sends it: the person who is signed in, or somebody without a session. */
  as: 'customer' | 'anonymous'
  statuses: readonly number[]
}

type Provocation = {
  rule: string
  /** `usual` is a call that the server answers. */
  calls: (operation: ContractOperation, usual: Sent) => Provoked[]
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

const inQuery = ({ parameters }: ContractOperation) =>
  parameters.filter((parameter) => parameter.in === 'query')

const typeOf = ({ type }: Schema): unknown => (Array.isArray(type) ? type[0] : type)

/** A text that a parameter cannot be; undefined where it takes any text. */
function wrongText({ schema }: Parameter): string | undefined {
  const type = typeOf(schema)
  if (type === 'integer' || type === 'number') return 'many'
  if (schema.enum) return 'galley-conform'
  return schema.format === 'date' ? 'yesterday' : undefined
}

/** The longest text that is still tried as a part of an address. */
const longestPath = 1_000

const unknownIdentities = ['conform-unknown', 'ZZZZ-ZZZZ-ZZZZ', '999999999']

/** An identity that nothing has and that the contract allows. */
function unknownValue({ schema }: Parameter): string | undefined {
  const { pattern, minLength, maxLength } = schema
  return unknownIdentities.find(
    (text) =>
      (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
      text.length >= (numberIn(minLength) ?? 0) &&
      text.length <= (numberIn(maxLength) ?? Number.POSITIVE_INFINITY),
  )
}

const broken = { as: 'customer', statuses: [400] } as const

function withQuery(usual: Sent, name: string, value: unknown): Sent {
  return { ...usual, query: { ...usual.query, [name]: value } }
}

function tooLong(parameter: Parameter, usual: Sent): Provoked[] {
  const most = numberIn(parameter.schema.maxLength)
  if (most === undefined || typeOf(parameter.schema) !== 'string' || parameter.schema.format)
    return []
  const text = 'a'.repeat(most + 1)
  const title = `${parameter.name} of ${most + 1} characters`
  if (parameter.in === 'query')
    return [{ ...broken, title, sent: withQuery(usual, parameter.name, text) }]
  if (parameter.in !== 'path' || most > longestPath) return []
  return [{ ...broken, title, sent: { ...usual, path: { ...usual.path, [parameter.name]: text } } }]
}

/** Calls that a server has to refuse, from the contract's parameters and access. */
export const provocations: readonly Provocation[] = [
  {
    rule: 'Without a session, what belongs to a person is answered 401.',
    calls: ({ needsSession }, usual) =>
      needsSession
        ? [{ title: 'without a session', sent: usual, as: 'anonymous', statuses: [401] }]
        : [],
  },
  {
    rule: 'A parameter that the contract does not name is answered 400.',
    calls: ({ takesAnyQuery }, usual) =>
      takesAnyQuery
        ? []
        : [
            {
              ...broken,
              title: 'with an unknown parameter',
              sent: withQuery(usual, 'conformUnknown', '1'),
            },
          ],
  },
  {
    rule: 'A parameter of another type is answered 400.',
    calls: (operation, usual) =>
      inQuery(operation).flatMap((parameter) => {
        const text = wrongText(parameter)
        if (text === undefined) return []
        const sent = withQuery(usual, parameter.name, text)
        return [{ ...broken, title: `with ${text} as ${parameter.name}`, sent }]
      }),
  },
  {
    rule: 'A number below the least one is answered 400.',
    calls: (operation, usual) =>
      inQuery(operation).flatMap(({ name, schema }) => {
        const least = numberIn(schema.minimum)
        if (least === undefined) return []
        const sent = withQuery(usual, name, least - 1)
        return [{ ...broken, title: `with ${least - 1} as ${name}`, sent }]
      }),
  },
  {
    rule: 'A text above the greatest length is answered 400.',
    calls: ({ parameters }, usual) => parameters.flatMap((one) => tooLong(one, usual)),
  },
  {
    rule: 'A call without a parameter that is required is answered 400.',
    calls: (operation, usual) =>
      inQuery(operation)
        .filter(({ required }) => required)
        .map(({ name }) => ({
          ...broken,
          title: `without ${name}`,
          sent: withQuery(usual, name, undefined),
        })),
  },
  {
    rule: 'An identity that does not exist is not found, and tells nothing.',
    calls({ parameters, statuses }, usual) {
      const parameter = parameters.find((one) => one.in === 'path')
      const value = parameter && unknownValue(parameter)
      if (value === undefined) return []
      const sent = { ...usual, path: { ...usual.path, [parameter?.name ?? '']: value } }
      const expected = statuses.includes(404) ? [404] : [200]
      return [{ title: `of ${value}`, sent, as: 'customer', statuses: expected }]
    },
  },
  {
    rule: 'A method that the contract does not name is answered 404 or 405.',
    calls: (_, usual) => [
      {
        title: 'by PATCH',
        sent: { ...usual, method: 'PATCH' },
        as: 'anonymous',
        statuses: [404, 405],
      },
    ],
  },
]
