import type { MessageText } from './message-text.ts'

export type Findings = Readonly<Record<string, string | undefined>>

export type Refusals = Readonly<Record<string, MessageText>>

export type Shown = { errors: Findings; status?: Refusals }

function only<Message>(
  messages: Readonly<Record<string, Message>>,
  shouldKeep: (name: string) => boolean,
): Readonly<Record<string, Message>> {
  const remaining = Object.entries(messages).filter(([name]) => shouldKeep(name))
  const isSame = remaining.length === Object.keys(messages).length
  return isSame ? messages : Object.fromEntries(remaining)
}

export const hasErrors = ({ errors, status = {} }: Shown): boolean =>
  Object.keys({ ...errors, ...status }).length > 0

/** The server's word precedes ours. */
export const errorOf = ({ errors, status = {} }: Shown, name: string): MessageText | undefined =>
  status[name] ?? errors[name]

export const afterFailure = <State extends Shown>(state: State, refusals: Refusals): State => ({
  ...state,
  errors: {},
  status: refusals,
})

export function afterBlur<State extends Shown>(
  state: State,
  name: string,
  findings: Findings,
): State {
  if (state.status?.[name] !== undefined) return state
  const others = only(state.errors, (other) => other !== name)
  const found = findings[name]
  return { ...state, errors: found === undefined ? others : { ...others, [name]: found } }
}

/** Removes fixed errors, but shows no new ones while typing. */
export function afterChange<State extends Shown>(
  state: State,
  name: string,
  findings: Findings,
): State {
  const { errors, status = {} } = state
  const remaining = only(errors, (other) => findings[other] !== undefined)
  const refused = only(status, (other) => other !== name)
  if (remaining === errors && refused === status) return state
  return { ...state, errors: remaining, status: refused }
}

export function afterTranslation<State extends Shown>(state: State, findings: Findings): State {
  const translated = Object.entries(state.errors).map(
    ([name, message]) => [name, findings[name] ?? message] as const,
  )
  return { ...state, errors: Object.fromEntries(translated) }
}
