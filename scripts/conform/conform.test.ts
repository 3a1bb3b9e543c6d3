import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { scripts, startCommand } from '../commands/start-command.ts'
import { root } from '../setup/project-node.mjs'
import { addressOf, answering } from './testing/answering-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'galley-conform-'))
afterAll(() => rmSync(folder, { recursive: true }))

const config = join(folder, 'conform.json')

/** The command as npm starts it, with its exit code and all that it writes. */
async function conform(server: string, content = '{}') {
  writeFileSync(config, content)
  const fast = ['--only', 'loadApplication', '--rate', '1000']
  const args = ['--server', server, '--config', config, ...fast]
  const command = startCommand(scripts.get('conform') ?? '', args, { folder: root })
  const code = await command.ended
  const output = command.output().trim().replaceAll(server, 'SERVER').replaceAll(config, 'CONFIG')
  return { code, output }
}

const unusable = 2

it.each([
  [
    'HTML',
    answering(200, { 'Content-Type': 'text/html' }),
    'SERVER/api/researcher/load answers 200 with text/html instead of JSON: the address may be that of the page, not of the server.',
  ],
  [
    'a redirect to a sign-in',
    answering(302, { Location: 'https://sso.example/' }),
    'SERVER/api/researcher/load redirects to https://sso.example/: if that is a sign-in in front of the server, name its header under "headers" of the configuration.',
  ],
])('ends with one sentence where a server answers %s', async (_, listener, output) => {
  const server = await addressOf(createServer(listener))
  expect(await conform(server)).toEqual({ code: unusable, output })
})

it('ends with one sentence where nothing is at the address', async () => {
  const server = createServer()
  const address = await addressOf(server)
  await new Promise((resolve) => server.close(resolve))
  const output = expect.stringMatching(
    /^SERVER does not answer \(connect ECONNREFUSED [\d.:]+\)\.$/,
  )
  expect(await conform(address)).toEqual({ code: unusable, output })
})

it.each([
  ['{', 'CONFIG is not readable as JSON.'],
  ['{"rate":1}', 'CONFIG cannot be used: / must NOT have additional properties (rate).'],
])('ends with one sentence where the configuration is %s', async (content, output) => {
  const server = 'https://staging.example'
  expect(await conform(server, content)).toEqual({ code: unusable, output })
})

it('ends with another exit code where a rule is broken', async () => {
  const json = { 'Content-Type': 'application/json' }
  const { code, output } = await conform(await addressOf(createServer(answering(200, json, '{}'))))
  expect(code).toBe(1)
  expect(output).toMatch(/^SERVER: \d+ checks held, \d+ broken/m)
})
