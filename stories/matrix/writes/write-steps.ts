import { screen, userEvent, within } from 'storybook/test'
import type { OperationId } from '../../../src/api/generated/operations.gen.ts'

/** Rotate over the writes. */
export const failures = ['503', 'network', 'malformed', 'lost-answer', 'cut', '401'] as const

/** Uploads have a time-out and a size limit of their own. */
export const uploadFailures = [...failures, 'time-out', '413'] as const

export type WriteFailure = (typeof uploadFailures)[number]

export type Write = {
  operation: OperationId
  path: string
  world: string
  /** Texts that may be in any language. */
  entered?: readonly string[]
  /** Runs once: a failure keeps the values. */
  fill?: () => Promise<unknown>
  send: () => Promise<unknown>
  /** If a retry differs from `send`. */
  sendAgain?: (failure: WriteFailure) => Promise<unknown>
  /** If they differ from `failures`. */
  failures?: readonly WriteFailure[]
  /** If it differs from the usual message. */
  failureMessage?: (failure: WriteFailure) => RegExp | undefined
  done: RegExp
}

/** Parts of a page load late, and timers may run ten times as fast. */
export const patiently = { timeout: 120_000 }

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, patiently))

export async function confirm(name: string) {
  const dialog = await screen.findByRole('dialog', {}, patiently)
  await userEvent.click(within(dialog).getByRole('button', { name }))
}

export async function enter(label: string | RegExp, text: string) {
  await userEvent.click(await screen.findByLabelText(label, {}, patiently))
  await userEvent.paste(text)
}
