import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/project-node.mjs'
import type { PicturedStory } from '../picture-options.ts'
import { differencePage, overviewPage, type PictureDifference } from './difference-page.ts'

type Published = {
  /** Of the page: an own folder for each set. */
  folder: string
  set: string
  /** Accepted pictures of the set. */
  accepted: string
  /** What the last run left: pictures that differ, beside the accepted ones. */
  results: string
  /** Of the run; with those of removed stories only where all were compared. */
  stories: readonly PicturedStory[]
  isWhole: boolean
}

const kinds = { before: 'expected', after: 'actual', difference: 'diff' } as const

type Kind = keyof typeof kinds

/** The files of the last run by story and kind. */
function filesOfRun(results: string): Map<string, string> {
  if (!existsSync(results)) return new Map()
  const paths = readdirSync(results, { recursive: true, encoding: 'utf8' })
  return new Map(
    paths
      .filter((path) => path.endsWith('.png'))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1, -'.png'.length), join(results, path)]),
  )
}

function removedStories({ accepted, stories, isWhole }: Published): PicturedStory[] {
  if (!isWhole || !existsSync(accepted)) return []
  const names = new Set(stories.map(({ id }) => id))
  return readdirSync(accepted)
    .map((file) => file.replace(/[.]png$/, ''))
    .filter((id) => !names.has(id))
    .map((id) => ({ id, title: id }))
}

function findDifferences(published: Published, copy: (from: string, name: string) => string) {
  const files = filesOfRun(published.results)
  const changed = published.stories.filter(({ id }) => files.has(`${id}-actual`))
  const pictured = changed.map(({ id, title }): PictureDifference => {
    const addressOf = (kind: Kind) => {
      const file = files.get(`${id}-${kinds[kind]}`)
      return file ? { [kind]: copy(file, `${id}-${kind}.png`) } : {}
    }
    return { id, title, ...addressOf('before'), ...addressOf('after'), ...addressOf('difference') }
  })
  const removed = removedStories(published).map(({ id, title }): PictureDifference => {
    const before = copy(join(published.accepted, `${id}.png`), `${id}-before.png`)
    return { id, title, before }
  })
  return [...pictured, ...removed]
}

function revision(): string {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%h %s'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'Without a commit'
}

/**
 * Writes a folder that shows before, after and difference in any browser, without a server.
 * @returns the page of the set
 */
export function publishDifferences(published: Published): string {
  const { folder, set, stories } = published
  const own = join(folder, set)
  rmSync(own, { recursive: true, force: true })
  mkdirSync(join(own, 'pictures'), { recursive: true })
  const differences = findDifferences(published, (from, name) => {
    copyFileSync(from, join(own, 'pictures', name))
    return `pictures/${name}`
  })
  const page = { set, revision: revision(), compared: stories.length, differences }
  writeFileSync(join(own, 'index.html'), differencePage(page))
  const sets = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  writeFileSync(join(folder, 'index.html'), overviewPage(sets.map(({ name }) => name).sort()))
  return join(own, 'index.html')
}
