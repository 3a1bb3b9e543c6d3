import { join } from 'node:path'
import { restartCode, root } from './project-node.mjs'

type Server = {
  watcher: { on(event: 'add', listener: (path: string) => void): unknown }
  close(): Promise<void>
}

// Lingui lists the namespaces of messages once for each process.
const locales = join(root, 'src/locales/')

/** Stops the server with the exit code that restarts it when a namespace of messages is added. */
export function restartOnChange(server: Server, exit: (code: number) => void): void {
  server.watcher.on('add', async (path) => {
    if (!path.startsWith(locales) || !path.endsWith('/en.po')) return
    console.log('\nThere is a new namespace of messages: starting again.')
    await server.close()
    exit(restartCode)
  })
}
