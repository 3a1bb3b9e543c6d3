import { describe, expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'
import { createChangeLog } from './change-log.ts'

function played({ limit }: { limit?: number } = {}) {
  const world = createTestWorld()
  const journal = createChangeLog({ limit })
  const files = [world.exportFile()]
  const call = (run: () => void) => {
    const { changes } = world.transact(run)
    journal.add({ at: files.length, operation: 'call', changes })
    files.push(world.exportFile())
  }
  call(() => world.papers.insert(paper('a', { mail: 'a@x' })))
  call(() => world.papers.update('a', { mail: 'b@x' }))
  call(() => world.papers.insert(paper('b', { mail: 'a@x' })))
  call(() => world.papers.remove('a'))
  return { world, journal, files, call }
}

describe('a journal', () => {
  test.each([1, 2, 3, 4])('rewinds to before entry %i', (seq) => {
    const { world, journal, files } = played()
    const undone = journal.rewind(world, seq, 9)
    expect(world.exportFile()).toBe(files[seq - 1])
    expect(undone.map((entry) => entry.seq)).toEqual([1, 2, 3, 4].slice(seq - 1))
    expect(journal.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4].slice(0, seq - 1))
  })

  test('goes on with new numbers after a rewinding, and can rewind again', () => {
    const { world, journal, files, call } = played()
    journal.rewind(world, 3, 9)
    call(() => world.papers.insert(paper('c')))
    expect(journal.entries.map((entry) => entry.seq)).toEqual([1, 2, 6])
    journal.rewind(world, 2, 9)
    expect(world.exportFile()).toBe(files[1])
  })

  test('has nothing to undo before the next entry', () => {
    const { world, journal, files } = played()
    expect(journal.rewind(world, journal.last + 1, 9)).toEqual([])
    expect(world.exportFile()).toBe(files[4])
  })

  test('forgets the oldest, and refuses to go back to before them', () => {
    const { world, journal, files } = played({ limit: 2 })
    expect(journal.entries.map((entry) => entry.seq)).toEqual([3, 4])
    expect(() => journal.rewind(world, 2, 9)).toThrow('Entry 2 is forgotten')
    expect(world.exportFile()).toBe(files[4])
    journal.rewind(world, 3, 9)
    expect(world.exportFile()).toBe(files[2])
  })

  test('takes numbered entries from a log, rewindings among them', () => {
    const { journal: source } = played()
    const journal = createChangeLog()
    for (const entry of source.entries.slice(2)) journal.take(entry)
    expect(() => journal.wayBack(2)).toThrow('forgotten')
    journal.take({ seq: 5, at: 9, operation: 'rewind', changes: [], rewindTo: 4 })
    expect([journal.entries.map(({ seq }) => seq), journal.last]).toEqual([[3], 5])
  })
})
