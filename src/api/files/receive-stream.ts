import { unwrap } from '../client.ts'
import { ApiError } from '../errors/api-failure.ts'

export type Receiving = {
  signal: AbortSignal
  onBytes?: (bytes: number) => void
}

type StreamAnswer = {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null
  error?: unknown
  response: Response
}

/** Reads the stream of a call to its end. Rejects with the signal's reason once that is aborted. */
export async function receiveStream(
  call: Promise<StreamAnswer>,
  { signal, onBytes }: Receiving,
): Promise<Blob> {
  const answered = call.then(({ data, error, response }) => ({
    data: data ? { stream: data } : undefined,
    error,
    response,
  }))
  const { stream } = await unwrap(answered)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    const reader = stream.getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value)
      bytes += next.value.length
      onBytes?.(bytes)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw new ApiError('network', error instanceof Error ? error.message : 'The file broke off.')
  }
  return new Blob(chunks)
}
