import { isRecord } from '../../../lib/is-record.ts'

export type FrameAddress = {
  address: string
  origin: string
}

/** Not validated yet. */
export type FrameMessage = Readonly<Record<string, unknown>>

/** Pixels. */
export const minFrameHeight = 247

// A taller frame is broken and would hide the rest of the form.
const maxFrameHeight = 1200

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return isRecord(data) ? data : undefined
}

/** In pixels, clamped; undefined if the message has no height. */
export function requestedHeight({ height }: FrameMessage): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return Math.min(maxFrameHeight, Math.max(minFrameHeight, Math.ceil(height)))
}
