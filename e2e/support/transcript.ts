import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Page, test } from '@playwright/test'
import { type BackendFixture, expect } from '../fixtures.ts'
import { collectAnnouncements } from './collect-announcements.ts'
import { findNode, outlineOf, type SnapshotNode, spokenNode } from './outline.ts'

const readSteps = (path: string): Map<string, string> => {
  const sections = existsSync(path) ? readFileSync(path, 'utf8').split(/^# /m).slice(1) : []
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.trimEnd().split('\n')
      return [name, lines.join('\n')]
    }),
  )
}

/**
 * What a screen reader's user meets along a journey, compared with the file beside its test:
 * the title of the page, where the focus is, what was announced, and the outline of the screen or dialog.
 * `--update-snapshots` writes the file.
 */
export class Transcript {
  private readonly path = test.info().file.replace(/\.spec\.ts$/, '.txt')
  private readonly isWritten = ['all', 'changed'].includes(test.info().config.updateSnapshots)
  private readonly kept = readSteps(this.path)
  private readonly steps = new Map<string, string>()
  private readonly page: Page
  private readonly backend: BackendFixture
  private readonly announced: string[]

  private constructor(page: Page, backend: BackendFixture, announced: string[]) {
    this.page = page
    this.backend = backend
    this.announced = announced
  }

  /** Call it before the first page is opened. */
  static async begin(page: Page, backend: BackendFixture): Promise<Transcript> {
    return new Transcript(page, backend, await collectAnnouncements(page))
  }

  private async heard(): Promise<string> {
    const nodes: SnapshotNode[] = await this.page.ariaSnapshotJSON({ mode: 'ai' })
    const focused = findNode(nodes, ({ active }) => active)
    const shown =
      findNode(nodes, ({ role }) => role.endsWith('dialog')) ??
      findNode(nodes, ({ role }) => role === 'main')
    return [
      `page: ${await this.page.title()}`,
      ...(focused && focused.role !== 'generic' ? [`focus: ${spokenNode(focused)}`] : []),
      // What is read and what is uploaded take turns as they like.
      ...this.announced.map((text) => `says: ${text}`).sort(),
      ...outlineOf(shown ? [shown] : []),
    ].join('\n')
  }

  /** What a person hears twice in a row, once nothing is on its way. */
  private async settled(): Promise<string> {
    let before: string | undefined
    await expect
      .poll(async () => {
        await this.backend.settled()
        const last = before
        before = await this.heard()
        return before === last
      })
      .toBe(true)
    return before ?? ''
  }

  /** What was announced since the step before it belongs to this one. */
  async step(name: string): Promise<void> {
    if (this.isWritten) this.steps.set(name, await this.settled())
    else await expect.poll(() => this.heard(), { message: name }).toBe(this.kept.get(name))
    this.announced.length = 0
  }

  /** Call it after the last step. */
  end(): void {
    if (!this.isWritten) return
    const sections = Array.from(this.steps, ([name, text]) => `# ${name}\n${text}\n`)
    writeFileSync(this.path, sections.join('\n'))
  }
}
