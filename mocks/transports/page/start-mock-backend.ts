import type { DevtoolsContext } from '../../devtools/devtools-context.ts'
import { checkBrowser } from './browser-support.ts'
import { showStartFailure } from './start-failure.ts'

/** Loads the backend where the browser can hold it: some of its parts read storage while they load. */
async function pageBackend() {
  try {
    checkBrowser()
  } catch (error) {
    showStartFailure(error)
    // Nothing starts without a server.
    return new Promise<never>(() => undefined)
  }
  return import('./page-backend.ts')
}

/** Puts the mock backend behind the application. */
export async function startMockBackend(): Promise<void> {
  const backend = await pageBackend()
  await backend.startMockBackend()
}

/** Puts the mock backend behind a page that is not the application. */
export async function openMockBackend(): Promise<DevtoolsContext> {
  const backend = await pageBackend()
  return backend.openMockBackend()
}
