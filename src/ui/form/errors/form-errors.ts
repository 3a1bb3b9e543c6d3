import type { MessageText } from '../message-text.ts'

/** What is wrong with a field, and whether our own check or the server's answer says so. */
export type FieldError = { message: MessageText; from: 'check' | 'server' }
export type FieldErrors = Readonly<Record<string, FieldError>>

/** What a check found: field name and words. Fields in order are left out. */
export type Findings = Readonly<Record<string, string>>

function only(
  errors: FieldErrors,
  keep: (name: string, error: FieldError) => boolean,
): FieldErrors {
  const kept = Object.entries(errors).filter(([name, error]) => keep(name, error))
  return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
}

/** After a blur: this field's finding is shown, or its error goes; all others stay as they are. */
export function afterBlur(errors: FieldErrors, name: string, findings: Findings): FieldErrors {
  const found = findings[name]
  if (found === undefined)
    return only(errors, (other, { from }) => other !== name || from === 'server')
  if (errors[name]?.from === 'server') return errors
  return { ...errors, [name]: { message: found, from: 'check' } }
}

/** After a change: what is mended goes, nothing new appears while somebody types. */
export function afterChange(errors: FieldErrors, name: string, findings: Findings): FieldErrors {
  return only(errors, (other, { from }) =>
    from === 'server' ? other !== name : findings[other] !== undefined,
  )
}

/** After an attempt to submit: all findings and nothing else. */
export function afterAttempt(findings: Findings): FieldErrors {
  return Object.fromEntries(
    Object.entries(findings).map(([name, message]) => [name, { message, from: 'check' } as const]),
  )
}

/** After a refusal by the server. */
export function afterRefusal(fields: Readonly<Record<string, MessageText>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, from: 'server' } as const]),
  )
}

/** After a change of language: the same errors in new words. */
export function afterTranslation(errors: FieldErrors, findings: Findings): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const message = findings[name]
      return [name, error.from === 'check' && message !== undefined ? { ...error, message } : error]
    }),
  )
}
