import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restartCode, root, runInProject, runWithRestarts } from './project-node.mjs'
import { restartOnChange } from './restart-on-change.ts'

describe('endToStartAgain', () => {
  async function added(file: string): Promise<(string | number)[]> {
    const watcher = new EventEmitter()
    const happened: (string | number)[] = []
    const close = async () => void happened.push('closed')
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const ended = new Promise<void>((resolve) => {
      restartOnChange({ watcher, close }, (code) => resolve(void happened.push(code)))
    })
    watcher.emit('add', join(root, file))
    if (happened.length > 0) await ended
    vi.restoreAllMocks()
    return happened
  }

  it('closes the server and requests another where a namespace of messages is added', async () => {
    expect(await added('src/locales/new-feature/en.po')).toEqual(['closed', restartCode])
  })

  it('leaves every other file to the server', async () => {
    expect(await added('src/i18n/locales.ts')).toEqual([])
    expect(await added('src/locales/new-feature/ja.po')).toEqual([])
  })
})

describe('runUntilDone', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'galley-again-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function program(times: number, code: number) {
    const runs = join(folder, 'runs')
    const file = join(folder, 'program.ts')
    writeFileSync(runs, '')
    writeFileSync(
      file,
      `import { appendFileSync, readFileSync } from 'node:fs'
      const runs: string = ${JSON.stringify(runs)}
      appendFileSync(runs, process.argv[2] ?? '')
      process.exit(readFileSync(runs, 'utf8').length > ${times} ? ${code} : ${restartCode})`,
    )
    return { run: () => runInProject(file, ['x']), runs: () => readFileSync(runs, 'utf8').length }
  }

  it.each([
    ['once, where the server ends', 0, 3],
    ['again, where the server requests it', 1, 0],
    ['again as often as requested', 3, 1],
  ])('runs %s', async (_, times, code) => {
    const { run, runs } = program(times, code)
    expect(await runWithRestarts(run)).toBe(code)
    expect(runs()).toBe(times + 1)
  })

  it('removes every listener for the end of this process', async () => {
    const listening = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')
    const before = listening()
    await runWithRestarts(program(2, 0).run)
    expect(listening()).toBe(before)
  })
})
