import { expect, it } from 'vitest'
import { checksChosen } from './checks-chosen.ts'
import { readConfig } from './conform-config.ts'
import { readSettings } from './conform-settings.ts'

const server = ['--server', 'https://staging.example/']

it('reads only, slowly, and everything, unless told otherwise', async () => {
  expect((await readSettings(server)).settings).toEqual({
    server: 'https://staging.example',
    write: false,
    rate: 5,
    only: [],
    config: {},
  })
})

it.each([
  [[], 'Name the server.'],
  [['--server', 'staging'], 'staging is no address of a server'],
  [[...server, '--rate', '0'], '--rate 0 is no number of calls per second'],
  [[...server, '--config', 'nowhere.json'], 'There is no file nowhere.json.'],
])('refuses %j with a sentence', async (args, sentence) => {
  await expect(readSettings(args)).rejects.toThrow(sentence)
})

it.each([
  ['{', 'a.json is not readable as JSON.'],
  ['{"acounts":{}}', 'a.json cannot be used: / must NOT have additional properties (acounts).'],
  ['{"waiting":{"seconds":"9"}}', '/waiting/seconds must be number'],
])('refuses the configuration %s', (content, sentence) => {
  expect(() => readConfig(content, 'a.json')).toThrow(sentence)
})

it.each(['searchOrders', 'orders', 'origins', 'session', 'order', 'money and days'])(
  'chooses %s, with an account and without',
  (only) => {
    const customer = { email: 'first@example.edu', password: 'first light' }
    expect(() => checksChosen({ only: [only], config: {} })).not.toThrow()
    expect(() => checksChosen({ only: [only], config: { accounts: { customer } } })).not.toThrow()
  },
)

it('refuses to choose what has no name', () => {
  const only = ['searchOrdrs', 'session', 'moeny']
  expect(() => checksChosen({ only, config: {} })).toThrow(
    '--only searchOrdrs,moeny: no operation, tag or journey has this in its name.',
  )
})

it('refuses to leave out what has no name', () => {
  const leaveOut = ['searchOrders', 'sessions', 'orders']
  expect(() => checksChosen({ only: [], config: { leaveOut } })).toThrow(
    'leaveOut sessions: no operation, tag or journey has this name.',
  )
})
