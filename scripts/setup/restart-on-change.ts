import { join } from 'node:path'
import { restartCode, root } from './project-node.mjs'

type Server = {
  watcher: { on(event: 'change', listener: (path: string) => void): unknown }
  close(): Promise<void>
}

// Lingui reads the namespaces of messages once for each process.
const namespaces = join(root, 'src/i18n/areas.ts')

/**
 * Stops the server with the exit code that restarts it when a file changes that a process reads
 * once.
 */
export function restartOnChange(server: Server, exit: (code: number) => void): void {
  server.watcher.on('change', async (path) => {
    if (path !== namespaces) return
    console.log('\nThe namespaces of messages have changed: starting again.')
    await server.close()
    exit(restartCode)
  })
}
