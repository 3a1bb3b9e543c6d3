import type { MessageText } from '../message-text.ts'

type FieldError = { message: MessageText; from: 'check' | 'server' }
export type FieldErrors = Readonly<Record<string, FieldError>>

/** Message by field name; valid fields are absent. */
export type Findings = Readonly<Record<string, string>>

function only(
  errors: FieldErrors,
  shouldKeep: (name: string, error: FieldError) => boolean,
): FieldErrors {
  const remaining = Object.entries(errors).filter(([name, error]) => shouldKeep(name, error))
  return remaining.length === Object.keys(errors).length ? errors : Object.fromEntries(remaining)
}

/** Updates only the blurred field's error. */
export function afterBlur(errors: FieldErrors, name: string, findings: Findings): FieldErrors {
  const found = findings[name]
  if (found === undefined)
    return only(errors, (other, { from }) => other !== name || from === 'server')
  if (errors[name]?.from === 'server') return errors
  return { ...errors, [name]: { message: found, from: 'check' } }
}

/** Removes fixed errors, but shows no new ones while typing. */
export function afterChange(errors: FieldErrors, name: string, findings: Findings): FieldErrors {
  return only(errors, (other, { from }) =>
    from === 'server' ? other !== name : findings[other] !== undefined,
  )
}

export function afterAttempt(findings: Findings): FieldErrors {
  return Object.fromEntries(
    Object.entries(findings).map(([name, message]) => [name, { message, from: 'check' } as const]),
  )
}

export function afterRefusal(fields: Readonly<Record<string, MessageText>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, from: 'server' } as const]),
  )
}

/** Keeps the errors and translates their messages. */
export function afterTranslation(errors: FieldErrors, findings: Findings): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const message = findings[name]
      return [name, error.from === 'check' && message !== undefined ? { ...error, message } : error]
    }),
  )
}
