import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startCommand } from '../../commands/start-command.ts'
import { freePort } from '../../setup/free-port.ts'
import { projectEnvironment } from '../../setup/project-node.mjs'

export type DevServer = {
  /** As in package.json; the port follows. */
  command: string
  path: string
  firstRow: string
  /** The file that is saved, and where an attribute is written into it. */
  component: string
  element: string
}

/** Milliseconds until the first row, or the saved component, is shown; `reloads` by saved components. */
export type LoopTimes = { start: number; reload: number; save: number; reloads: number }

type Saved = { milliseconds: number; hasReloaded: boolean }

/** Milliseconds after which a page hangs for certain, also on a busy machine. */
const hung = 300_000

/** Each save shows another number. */
let saved = 0

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** Writes the number of the save into the component's element, in place of the one before. */
function saveComponent(folder: string, { component, element }: DevServer): string {
  saved += 1
  const path = join(folder, component)
  const plain = readFileSync(path, 'utf8').replace(/ data-saved="\d+"/, '')
  if (plain.split(`${element} `).length !== 2) {
    throw new Error(`${component} does not have once: ${element}`)
  }
  const attribute = `data-saved="${saved}"`
  writeFileSync(path, plain.replace(`${element} `, `${element} ${attribute} `))
  return `[${attribute}]`
}

async function watchSave(page: Page, save: () => string): Promise<Saved> {
  await page.evaluate(() => Object.assign(globalThis, { beforeSave: true }))
  const milliseconds = await timed(() =>
    page.locator(save()).first().waitFor({ state: 'attached' }),
  )
  return { milliseconds, hasReloaded: !(await page.evaluate(() => 'beforeSave' in globalThis)) }
}

/** Starts a server in a folder, opens it in a new browser context, reloads it, and saves a component. */
export async function visitServer(
  browser: Browser,
  server: DevServer,
  { folder, saves }: { folder: string; saves: number },
): Promise<LoopTimes> {
  const port = await freePort()
  const context = await browser.newContext()
  const begin = performance.now()
  const started = startCommand(server.command, ['--port', String(port)], {
    folder,
    env: projectEnvironment(),
  })
  try {
    if ((await started.said(`:${port}`)) !== undefined) throw new Error(started.output())
    const page = await context.newPage()
    const row = () => page.locator(server.firstRow).first().waitFor({ timeout: hung })
    await page.goto(`http://127.0.0.1:${port}${server.path}`, { waitUntil: 'commit' })
    await row()
    const start = performance.now() - begin
    await page.waitForLoadState('networkidle')
    const reload = await timed(async () => {
      await page.reload({ waitUntil: 'commit' })
      await row()
    })
    await page.waitForLoadState('networkidle')
    const all: Saved[] = []
    for (let at = 0; at < saves; at += 1) {
      all.push(await watchSave(page, () => saveComponent(folder, server)))
    }
    return {
      start,
      reload,
      save: Math.min(...all.map(({ milliseconds }) => milliseconds)),
      reloads: all.filter(({ hasReloaded }) => hasReloaded).length,
    }
  } finally {
    await context.close()
    await started.end()
  }
}
