import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { i18n, type Messages } from '@lingui/core'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalMessage, refusalOfKey } from '../../src/api/errors/refusal-messages.ts'
import { messageKeys, messagesOfKey } from '../../src/api/refusal-messages/all-refusals.ts'
import { messagesOf } from './read-po.ts'

const languages = ['en', 'zh-Hans', 'ja', 'pt-BR', 'es']

/** Traces of a missing value, such as double spaces or lone punctuation. */
const gap =
  /NaN|undefined|null|[{}<>#]|\s{2}|\(\s*\)|（\s*）|["“«「]\s*["”»」]|\s[.,:;!?]|[.,:;!?。，：；、]\s*[.,:;!?。，：；、]/

const descriptors = messageKeys.flatMap((key) => {
  const { message, withoutValues } = messagesOfKey(key) ?? {}
  return [message, withoutValues].filter((each) => each !== undefined)
})

/** The messages of a language as the build makes them. */
function compiled(language: string): Messages {
  const po = readFileSync(
    join(import.meta.dirname, `../../src/locales/refusals/${language}.po`),
    'utf8',
  )
  const translations = new Map(messagesOf(po).map((entry) => [entry.id, entry.translation]))
  const messages = descriptors.map(({ id, message = '' }) => [id, translations.get(message) ?? ''])
  const { source } = createCompiledCatalog(language, Object.fromEntries(messages), {
    namespace: 'json',
  })
  const catalog: { messages: Messages } = JSON.parse(source)
  return catalog.messages
}

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe.each(languages)('refusals in %s', (language) => {
  const messages = compiled(language)

  it.each(messageKeys)('%s reads well without values', async (key) => {
    i18n.loadAndActivate({ locale: language, messages })
    for (const params of [{}, { minimumLength: null, email: '', fileName: '' }]) {
      const text = refusalMessage(await refusalOfKey(key, params))
      // The dot of a file extension may follow a space or punctuation.
      expect(text.replaceAll(/\.docx?\b/g, 'docx')).not.toMatch(gap)
      expect(text).not.toContain(key)
      expect(text.length).toBeGreaterThan(3)
    }
  })

  it('names a value that is present', async () => {
    i18n.loadAndActivate({ locale: language, messages })
    const key = 'password-too-short'
    const messageWith = async (params: Record<string, unknown>) =>
      refusalMessage(await refusalOfKey(key, params))
    expect(await messageWith({ minimumLength: 12 })).toContain('12')
    expect(await messageWith({})).not.toMatch(/\d/)
  })
})
