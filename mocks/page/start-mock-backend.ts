import type { DevtoolsContext } from '../devtools/devtools-context.ts'
import { checkBrowser } from '../transports/page/browser-support.ts'
import { showStartFailure } from './start-failure.ts'

/** Imported after the check: some modules access storage while loading. */
async function pageBackend() {
  try {
    checkBrowser()
  } catch (error) {
    showStartFailure(error)
    // The application must not start without a server.
    return new Promise<never>(() => undefined)
  }
  return import('./page-backend.ts')
}

export async function startMockBackend(): Promise<void> {
  const backend = await pageBackend()
  await backend.startPageBackend()
}

export async function openMockBackend(): Promise<DevtoolsContext> {
  const backend = await pageBackend()
  return backend.openPageBackend()
}
