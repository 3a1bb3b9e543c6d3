import type {
  ContractDocument,
  ListedOperation,
  Operation,
  Parameter,
  Reference,
  Response,
} from './contract-document.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export function listOperations(document: ContractDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  )
}

/** `User` of `#/components/schemas/User`. */
export function componentName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string'
}

export function resolve<T extends object>(
  value: T | Reference,
  section: Record<string, T> | undefined,
): T {
  if (!isReference(value)) return value
  const found = section?.[componentName(value.$ref)]
  if (!found) throw new Error(`The contract has no ${value.$ref}`)
  return found
}

/** The answers of an operation itself, without those that a server gives before it begins. */
export function ownResponses(
  { responses }: Pick<Operation, 'responses'>,
  { components }: ContractDocument,
): [status: string, response: Response][] {
  return Object.entries(responses)
    .map(([status, response]): [string, Response] => [
      status,
      resolve(response, components.responses),
    ])
    .filter(([, response]) => response['x-before-operation'] !== true)
}

/** Whether a query parameter is an object whose properties are parameters themselves. */
export function isParameterObject({ in: location, schema }: Parameter): boolean {
  return location === 'query' && schema.type === 'object'
}
