import { clock } from '../../lib/clock.ts'
import type { UploadProgress } from './upload-progress.ts'

/** Milliseconds after the first failure, the second and so on. */
const pauses = [1_000, 3_000, 10_000, 30_000]

/** Goes on once the browser is online again, after a while, or when the person asks for it. */
export async function awaitNetwork(
  progress: UploadProgress,
  failures: number,
  signal: AbortSignal,
): Promise<void> {
  const goOn = () => progress.apply({ do: 'go-on' })
  const pause = pauses[Math.min(failures, pauses.length) - 1]
  const timer = clock.setTimeout(() => {
    if (navigator.onLine) goOn()
  }, pause)
  window.addEventListener('online', goOn)
  try {
    await progress.until(({ name }) => name !== 'broken', signal)
  } finally {
    clock.clearTimeout(timer)
    window.removeEventListener('online', goOn)
  }
}
