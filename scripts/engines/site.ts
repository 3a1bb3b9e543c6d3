import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { answerFrom } from '../setup/answer-from.ts'
import { problemPrefix, watchPage } from './watch-page.ts'

const script = 'watch-page.js'

/** Copies a build, with a script that watches in every page of it. */
function writeWatched(build: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(build, folder, { recursive: true })
  writeFileSync(join(folder, script), `(${watchPage})(${JSON.stringify(problemPrefix)})`)
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of pages.filter((name) => name.endsWith('.html'))) {
    const page = readFileSync(join(folder, path), 'utf8')
    const watched = page.replace('<meta name="viewport"', `<script src="/${script}"></script>$&`)
    writeFileSync(join(folder, path), watched)
  }
}

/** The demo as a static host serves it. */
export type WatchedSite = {
  origin: string
  /** Until it is mended, nothing is answered. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** From now on, each answer comes so many milliseconds later. */
  slow(milliseconds: number): void
}

export async function serveWatched(
  build: string,
  folder: string,
  port: number,
): Promise<WatchedSite> {
  writeWatched(build, folder)
  const answer = answerFrom(folder, '/')
  let delay = 0
  const slow = (milliseconds: number) => {
    delay = milliseconds
  }
  const server = createServer((request, response) => setTimeout(answer, delay, request, response))
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await mend()
  return { origin: `http://127.0.0.1:${port}`, cut, mend, slow }
}
