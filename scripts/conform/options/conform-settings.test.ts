import { expect, it } from 'vitest'
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
