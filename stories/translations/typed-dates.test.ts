import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDay } from '../../src/lib/parse-day.ts'
import { messagesOf } from './read-po.ts'

it.each(['en', 'zh-Hans', 'ja', 'pt-BR', 'es'])(
  'asks for dates as the fields show them in %s',
  (language) => {
    const messages = messagesOf(readFileSync(`src/locales/pages/${language}.po`, 'utf8'))
    const translated = (id: string) => {
      const { translation = '' } = messages.find((message) => message.id === id) ?? {}
      return translation || id
    }
    expect(translated('MM/DD/YYYY')).toMatch(/^MM\/DD\//)
    const [example = ''] =
      /\d{2}\/\d{2}\/\d{4}/.exec(
        translated('Please enter the month, day and year, such as 11/22/2026.'),
      ) ?? []
    expect(parseDay(example)).toEqual({ day: '2026-11-22' })
  },
)
