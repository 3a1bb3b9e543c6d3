import { generatedHeader } from '../generated-header.ts'

const declarations = (ids: string, up: string) => `${generatedHeader}
import type { ValidateFunction } from 'ajv'
import type { ${ids} as Id } from '${up}src/api/generated/operations.gen.ts'

interface AnswerValidators {
  success: ValidateFunction
  /** For an answer that carries \`error\`, where the operation may refuse. */
  refusal?: ValidateFunction
}

interface OperationValidators {
  path: ValidateFunction
  query: ValidateFunction
  /** Names in lower case, other headers are allowed; missing where the contract requires no header. */
  headers?: ValidateFunction
  /** By media type; empty where nothing is sent. A file of a form is an object. */
  body: Record<string, ValidateFunction | undefined>
  /** By status or \`default\`, then by media type. */
  answers: Record<string, Record<string, AnswerValidators | undefined> | undefined>
}

export declare const validators: Record<Id, OperationValidators>

/** Components that some operation uses, by name. */
export declare const schemas: Record<string, ValidateFunction | undefined>
`

/** The types of `validators.gen.js` for the contract itself. */
export const ownDeclarations = declarations('OperationId', '../../../')

/** The same for external services, whose validators lie one folder deeper. */
export const externalDeclarations = declarations('ExternalOperationId', '../../../../')
