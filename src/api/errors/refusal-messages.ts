import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'
import type { RefusalMessages } from '../refusal-messages/all-refusals.ts'
import { Refusal } from './api-failure.ts'
import { refusalOf } from './refusal-of.ts'
import { WordedRefusal } from './worded-refusal.ts'

type FindMessages = (key: string) => RefusalMessages | undefined

async function loadMessages(): Promise<FindMessages> {
  try {
    const { messagesOfKey } = await import('../refusal-messages/all-refusals.ts')
    return messagesOfKey
  } catch {
    return () => undefined
  }
}

const isKey = (error: string): boolean => /^[\w-]+$/.test(error)

export async function refusalOfKey(
  key: string,
  params: Record<string, unknown> = {},
  fallback?: RefusalKey,
): Promise<Refusal> {
  const messagesOf = await loadMessages()
  const byDefault = fallback && isKey(key) ? messagesOf(fallback) : undefined
  const messages = messagesOf(key) ?? byDefault
  return messages ? new WordedRefusal(key, params, messages) : new Refusal(key, params)
}

export async function refusalWithMessages(
  answer: unknown,
  fallback?: RefusalKey,
): Promise<Refusal | undefined> {
  const refusal = refusalOf(answer)
  return refusal && refusalOfKey(refusal.key, refusal.params, fallback)
}

type Placeholder = { name: string; isPlain: boolean }

const placeholdersIn = ({ id }: MessageDescriptor): Placeholder[] =>
  [i18n.messages[id]]
    .flat()
    .flatMap((part) =>
      Array.isArray(part) ? [{ name: String(part[0]), isPlain: part.length === 1 }] : [],
    )

const isPresent = (value: unknown) => value !== undefined && value !== null && value !== ''

export function refusalMessage(
  refusal: Refusal,
  pageValues: Readonly<Record<string, unknown>> = {},
): string {
  const { key, params } = refusal
  if (!(refusal instanceof WordedRefusal)) {
    if (!isKey(key)) return key
    return i18n._(
      msg`That didn’t work. If you need help, quote this reference to our support team: ${key}`,
    )
  }
  const present = Object.fromEntries(Object.entries(params).filter(([, value]) => isPresent(value)))
  const values: Record<string, unknown> = { ...pageValues, ...present }
  const { message, withoutValues = message } = refusal.messages
  const placeholders = placeholdersIn(message)
  const isWhole = placeholders.every(({ name }) => isPresent(values[name]))
  for (const { name, isPlain } of placeholders) {
    const value = values[name]
    if (isPlain && typeof value === 'number') values[name] = i18n.number(value)
  }
  return i18n._({ ...(isWhole ? message : withoutValues), values })
}
