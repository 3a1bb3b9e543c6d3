/** What a frame says to the page around it, unread. */
export type FrameMessage = Readonly<Record<string, unknown>>

/** Pixels below which a card frame is never shown. */
export const minFrameHeight = 247

// A frame that asks for more is broken, and would push the form out of sight.
const maxFrameHeight = 1200

/** A message of a frame as far as it is an object; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data))
    : undefined
}

/** The height that a frame asks for, in whole pixels and within limits; undefined where it asks for none. */
export function requestedHeight({ height }: FrameMessage): number | undefined {
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined
  return Math.min(maxFrameHeight, Math.max(minFrameHeight, Math.ceil(height)))
}
