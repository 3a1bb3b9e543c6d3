import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../setup/project-node.mjs'
import { type ConformConfig, readConfig } from './conform-config.ts'

export type ReportPaths = { json?: string; junit?: string; html?: string }

export type ConformSettings = {
  /** Address of the server without a trailing slash. */
  server: string
  write: boolean
  /** Calls per second. */
  rate: number
  /** Parts of names; empty for everything. */
  only: readonly string[]
  config: ConformConfig
  /** Another server that the answers are compared with. */
  beside?: { address: string; config: ConformConfig }
}

/** The mock backend of this project, which starts and ends with the run. */
export const startedByItself = 'mock'

const usualConfig = 'galley.conform.json'

const usage = `npm run conform -- --server https://staging.example

  --server ADDRESS   the server to judge, without /api
  --write            also what changes data: journeys with uploads, orders and payments
  --rate CALLS       calls per second, 5 unless stated
  --only TEXT,TEXT   checks whose operation, tag or journey has this in its name
  --config FILE      accounts, test payments and what to leave out, ${usualConfig} unless stated
  --beside mock      compares the answers with those of the mock backend, or of a server at an address
  --beside-config FILE   accounts of that server, those of the mock backend unless stated
  --json FILE, --junit FILE, --html FILE   write reports`

async function configFrom(path: string | undefined): Promise<ConformConfig> {
  const name = path ?? usualConfig
  const content = await readFile(name, 'utf8').catch(() => undefined)
  if (content !== undefined) return readConfig(content, name)
  if (path !== undefined) throw new Error(`There is no file ${path}.`)
  return {}
}

function serverOf(address: string | undefined): string {
  if (address === undefined) throw new Error(`Name the server.\n\n${usage}`)
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(
      `${address} is no address of a server: it has to begin with https:// or http://.`,
    )
  }
  return address.replace(/\/+$/, '')
}

async function besideFrom(address: string, path: string | undefined) {
  const config = await configFrom(path ?? join(root, 'scripts/conform/mock-backend.conform.json'))
  return { address: address === startedByItself ? address : serverOf(address), config }
}

function rateOf(text: string): number {
  const rate = Number(text)
  if (rate > 0 && rate <= 1000) return rate
  throw new Error(`--rate ${text} is no number of calls per second from above 0 to 1000.`)
}

/** @throws with one sentence that says what cannot be used */
export async function readSettings(
  args: readonly string[],
): Promise<{ settings: ConformSettings; reports: ReportPaths }> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: 'string' },
      write: { type: 'boolean', default: false },
      rate: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      config: { type: 'string' },
      beside: { type: 'string' },
      'beside-config': { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      html: { type: 'string' },
    },
  })
  const { json, junit, html } = values
  const settings = {
    server: serverOf(values.server),
    write: values.write,
    rate: rateOf(values.rate),
    only: values.only.split(',').filter(Boolean),
    config: await configFrom(values.config),
    ...(values.beside === undefined
      ? {}
      : { beside: await besideFrom(values.beside, values['beside-config']) }),
  }
  return { settings, reports: { json, junit, html } }
}
