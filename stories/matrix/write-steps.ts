import { screen, userEvent, within } from 'storybook/test'
import type { OperationId } from '../../src/api/generated/operations.gen.ts'

/** How a write fails, in the order in which the writes take turns. */
export const failures = ['503', 'network', 'malformed', 'lost-answer', 'cut', '401'] as const

/** An upload has a time-out of its own, and a server may refuse its size. */
export const uploadFailures = [...failures, 'time-out', '413'] as const

export type WriteFailure = (typeof uploadFailures)[number]

export type Write = {
  operation: OperationId
  path: string
  world: string
  /** What the page may repeat of what the person entered. */
  entered?: readonly string[]
  /** Fills in what is sent; done once, since a failure loses nothing of it. */
  fill?: () => Promise<unknown>
  /** Sends it, from the page as it was opened or as the failure left it. */
  send: () => Promise<unknown>
  /** Sends it the second time, where that is done in another way. */
  sendAgain?: (failure: WriteFailure) => Promise<unknown>
  /** How it fails, where that differs from `failures`. */
  failures?: readonly WriteFailure[]
  /** What the page says of a failure, where that is not what it says of any other write. */
  told?: (failure: WriteFailure) => RegExp | undefined
  /** What the page says once it was done. */
  done: RegExp
}

/** Parts of a page come later than the page, and its timers may run ten times as fast. */
export const patiently = { timeout: 120_000 }

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patiently))

export async function confirm(name: string) {
  const dialog = await screen.findByRole('dialog', {}, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

export async function enter(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label, {}, patiently))
  await userEvent.paste(text)
}
