import type { ReactNode } from 'react'
import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import type { RefusalKeyOf } from '../../api/errors/refusal-key-of.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import type { operations } from '../../api/generated/schema.gen.ts'
import { type FieldName, type FieldPath, fieldsOf } from './field-name.ts'
import { FormFailure } from './form-failure.ts'

type Options = {
  /** Placeholders of the message that the refusal itself does not bring. */
  messageValues?: Readonly<Record<string, unknown>>
  help?: (() => ReactNode) | undefined
}

/** By key, the field where its message appears; a key without one concerns the whole form. */
export type RefusalFields<Operation extends keyof operations, Values> = {
  readonly [Key in RefusalKeyOf<Operation>]?: FieldPath<Values> | undefined
}

export function refusalAt<Operation extends keyof operations, Values>(
  fields: RefusalFields<Operation, Values>,
): (error: unknown, options?: Options) => unknown {
  const fieldName = fieldsOf<Values>()
  const fieldOf = new Map<string, FieldName>()
  for (const [key, path] of Object.entries<FieldPath<Values> | undefined>(fields)) {
    if (path !== undefined) fieldOf.set(key, fieldName(path))
  }
  return (error, { messageValues, help } = {}) => {
    if (!(error instanceof Refusal) || endsSession(error)) return error
    const message = () => refusalMessage(error, messageValues)
    const field = fieldOf.get(error.key)
    return new FormFailure({
      ...(field ? { fields: new Map([[field, message]]) } : { message }),
      help,
    })
  }
}
