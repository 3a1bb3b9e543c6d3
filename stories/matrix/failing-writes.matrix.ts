import { screen, userEvent, waitFor, within } from 'storybook/test'
import { afterEach, expect, inject, test } from 'vitest'
import { announcements } from '../announcements.ts'
import { lookAt } from './look-at.ts'
import { type OpenPage, openMatrixPage, untilQuiet } from './open-matrix-page.tsx'
import { watchConsole } from './watch-console.ts'
import { customerWrites } from './writes/customer-writes.ts'
import { orderFormWrites } from './writes/order-form-writes.ts'
import { visitorWrites } from './writes/visitor-writes.ts'
import { failures, patiently, type Write, type WriteFailure } from './writes/write-steps.ts'

const unreachable = /The service could not be reached/

/** Messages that do not depend on the operation. */
const usualMessages: Record<WriteFailure, RegExp> = {
  '503': /Please try again in a moment/,
  network: unreachable,
  malformed: /We received an unexpected response/,
  'lost-answer': unreachable,
  cut: unreachable,
  '401': /^Please sign in again$/,
  'time-out': /The service took too long to respond/,
  '413': /Please try again in a moment/,
}

/** All in a deep run; otherwise one of every third write, rotating. */
function failuresOf(write: Write, turn: number): readonly WriteFailure[] {
  const all = write.failures ?? failures
  if (inject('deep')) return all
  return turn % 3 === 0 ? all.slice(turn % all.length, (turn % all.length) + 1) : []
}

const rows = [...customerWrites, ...visitorWrites, ...orderFormWrites].flatMap((write, turn) =>
  failuresOf(write, turn).map((failure) => ({ ...write, failure })),
)

/** A step that leads back to itself has only one action. */
const closeFailure = (dialog: HTMLElement) => {
  const { queryByRole, getByRole } = within(dialog)
  return userEvent.click(
    queryByRole('button', { name: /^Stay / }) ?? getByRole('link', { name: 'Go Back' }),
  )
}

/** Signs in again, or closes the dialog about the failure. */
async function goOn(message: RegExp) {
  const dialog = screen.queryByRole('alertdialog')
  if (message !== usualMessages['401']) return dialog ? closeFailure(dialog) : undefined
  const password = await screen.findByLabelText('Password', {}, patiently)
  await userEvent.click(password)
  await userEvent.paste('manuscript')
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign in' }),
  )
}

const messages = watchConsole()
let page: OpenPage | undefined
afterEach(() => page?.close())

/** What the page shows or announces. */
const found = (text: RegExp) => [
  ...screen.queryAllByText(text),
  ...announcements().filter((announced) => text.test(announced ?? '')),
]

/** A failed write can be repeated without entering anything again. */
test.each(rows)('$operation at $path fails once by $failure, and then works', async (row) => {
  const { operation, path, world, failure, entered, fill, send, sendAgain = send, done } = row
  const message = row.failureMessage?.(failure) ?? usualMessages[failure]
  page = await openMatrixPage(
    { path, world: `${world}&fault=${operation}:${failure}:1` },
    'en',
    'light',
  )
  if (failure !== 'time-out') page.slowDown()
  await untilQuiet(page)
  await fill?.()
  expect(screen.queryAllByText(message)).toEqual([])
  await send()
  await screen.findAllByText(message, {}, patiently)
  page.slowDown()
  await untilQuiet(page)
  expect(await lookAt(page, entered)).toEqual([])
  await goOn(message)
  await untilQuiet(page)
  expect(found(done)).toEqual([])
  await sendAgain(failure)
  await waitFor(() => expect(found(done)).not.toEqual([]), patiently)
  await untilQuiet(page)
  expect(await lookAt(page, entered)).toEqual([])
  expect(messages).toEqual([])
})
