/** Bytes from which a structured clone holds up the page. */
export const largeBytes = 1024 * 1024

/** Bytes that are copied before the page gets its turn. */
const piece = 4 * largeBytes

/** Browsers hold back nested timers, but no messages. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const isLarge = (value: unknown): value is Uint8Array<ArrayBuffer> =>
  value instanceof Uint8Array && value.length >= largeBytes

const isBlob = (value: unknown): value is Blob => value instanceof Blob

function collect<Part>(
  value: unknown,
  isPart: (value: unknown) => value is Part,
  parts: Set<Part>,
): Set<Part> {
  if (isPart(value)) return parts.add(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return parts
  for (const name in value) collect(Reflect.get(value, name), isPart, parts)
  return parts
}

function replaced(value: unknown, by: ReadonlyMap<unknown, unknown>): unknown {
  if (by.has(value)) return by.get(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((item) => replaced(item, by))
  const fields = Object.entries(value)
  return Object.fromEntries(fields.map(([name, field]) => [name, replaced(field, by)]))
}

async function blobOf(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const pieces: Blob[] = []
  for (let at = 0; at < bytes.length; at += piece) {
    pieces.push(new Blob([bytes.subarray(at, at + piece)]))
    await pause()
  }
  return new Blob(pieces)
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(blob.size)
  for (let at = 0; at < blob.size; at += piece) {
    bytes.set(new Uint8Array(await blob.slice(at, at + piece).arrayBuffer()), at)
  }
  return bytes
}

/** The value itself, or a copy with a Blob in place of large bytes, which the browser stores in the background. */
export function withBlobs<Value>(value: Value): Promise<Value>
export async function withBlobs(value: unknown): Promise<unknown> {
  const blobs = new Map<unknown, Blob>()
  for (const bytes of collect(value, isLarge, new Set())) blobs.set(bytes, await blobOf(bytes))
  return blobs.size === 0 ? value : replaced(value, blobs)
}

export function withBytes<Value>(value: Value): Promise<Value>
export async function withBytes(value: unknown): Promise<unknown> {
  const contents = new Map<unknown, Uint8Array>()
  for (const blob of collect(value, isBlob, new Set())) contents.set(blob, await bytesOf(blob))
  return contents.size === 0 ? value : replaced(value, contents)
}

/** Writes with Blobs, or without where the browser stores none. */
export async function writeWithBlobs<Value>(
  value: Value,
  write: (value: Value) => Promise<void>,
): Promise<void> {
  const light = await withBlobs(value)
  try {
    await write(light)
  } catch (error) {
    if (light === value) throw error
    await write(value)
  }
}
