import { screen, userEvent, within } from 'storybook/test'
import { afterEach, expect, test } from 'vitest'
import { lookAt } from './look-at.ts'
import { type OpenPage, openPage, untilQuiet } from './open-page.tsx'
import { watchConsole } from './watch-console.ts'

const failures = ['503', 'network', 'malformed', 'lost-answer'] as const

type Write = {
  operation: string
  path: string
  world: string
  /** Sends it, from the page as it was opened. */
  send: () => Promise<void>
  /** What the page says once it was done. */
  done: RegExp
}

/** Parts of a page come later than the page; its timers run ten times as fast. */
const patiently = { timeout: 300_000 }

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patiently))

const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog', {}, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

const writes: Write[] = [
  {
    operation: 'joinPreferredGroup',
    path: '/account',
    world: 'scenario=new-customer',
    async send() {
      const code = await screen.findByLabelText('Group code', {}, patiently)
      await userEvent.clear(code)
      await userEvent.type(code, 'MARSHLAB')
      await press('Join')
    },
    done: /You have been associated with the group code|You are in this group already/,
  },
  {
    operation: 'leavePreferredGroup',
    path: '/account',
    world: 'scenario=preferred-group',
    async send() {
      await press('Leave the group')
      await confirm('Leave the group')
    },
    done: /You have left the group|You were no longer in the group/,
  },
  {
    operation: 'updateAddress',
    path: '/account/addresses/311',
    world: 'scenario=returning-customer',
    send: () => press(/^Save /),
    done: /Your address has been saved/,
  },
  {
    operation: 'requestPasswordReset',
    path: '/account',
    world: 'scenario=returning-customer',
    send: () => press('Send me a link to change my password'),
    done: /is on its way to/,
  },
  {
    operation: 'optInToMigration',
    path: '/researcher',
    world: 'scenario=china-migration-eligible',
    send: () => press('Move my account'),
    done: /You have chosen to move your account/,
  },
]

const told = watchConsole()
let page: OpenPage | undefined
afterEach(() => page?.close())

const said = () => document.body.innerText

const rows = writes.flatMap((write) => failures.map((failure) => ({ ...write, failure })))

/** Whoever is told that a write failed can send it again, from the same page and with what was typed. */
test.each(rows)('$operation fails once by $failure, and then works', async (row) => {
  const { operation, path, world, failure, send, done } = row
  page = await openPage({ path, world: `${world}&fault=${operation}:${failure}:1` }, 'en', 'light')
  await untilQuiet(page)
  const before = said()
  await send()
  await untilQuiet(page)
  expect(said()).not.toBe(before)
  expect(await lookAt(page)).toEqual([])
  const modal = screen.queryByRole('button', { name: 'Stay here' })
  if (modal) await userEvent.click(modal)
  expect(said()).not.toMatch(done)
  await send()
  await untilQuiet(page)
  expect(said()).toMatch(done)
  expect(told).toEqual([])
})
