import { describe, expect, test } from 'vitest'
import { createTestWorld, paper } from '../testing/paper-world.ts'
import { createChangeLog } from './change-log.ts'

function played({ limit }: { limit?: number } = {}) {
  const world = createTestWorld()
  const changeLog = createChangeLog({ limit })
  const files = [world.exportFile()]
  const call = (run: () => void) => {
    const { changes } = world.transact(run)
    changeLog.add({ at: files.length, operation: 'call', changes })
    files.push(world.exportFile())
  }
  call(() => world.papers.insert(paper('a', { mail: 'a@x' })))
  call(() => world.papers.update('a', { mail: 'b@x' }))
  call(() => world.papers.insert(paper('b', { mail: 'a@x' })))
  call(() => world.papers.remove('a'))
  return { world, changeLog, files, call }
}

describe('a change log', () => {
  test.each([1, 2, 3, 4])('rewinds to before entry %i', (seq) => {
    const { world, changeLog, files } = played()
    const undone = changeLog.rewind(world, seq, 9)
    expect(world.exportFile()).toBe(files[seq - 1])
    expect(undone.map((entry) => entry.seq)).toEqual([1, 2, 3, 4].slice(seq - 1))
    expect(changeLog.entries.map((entry) => entry.seq)).toEqual([1, 2, 3, 4].slice(0, seq - 1))
  })

  test('continues with new numbers after rewinding, and can rewind again', () => {
    const { world, changeLog, files, call } = played()
    changeLog.rewind(world, 3, 9)
    call(() => world.papers.insert(paper('c')))
    expect(changeLog.entries.map((entry) => entry.seq)).toEqual([1, 2, 6])
    changeLog.rewind(world, 2, 9)
    expect(world.exportFile()).toBe(files[1])
  })

  test('has nothing to undo before the next entry', () => {
    const { world, changeLog, files } = played()
    expect(changeLog.rewind(world, changeLog.last + 1, 9)).toEqual([])
    expect(world.exportFile()).toBe(files[4])
  })

  test('drops the oldest entries, and refuses to go back before them', () => {
    const { world, changeLog, files } = played({ limit: 2 })
    expect(changeLog.entries.map((entry) => entry.seq)).toEqual([3, 4])
    expect(() => changeLog.rewind(world, 2, 9)).toThrow('Entry 2 is forgotten')
    expect(world.exportFile()).toBe(files[4])
    changeLog.rewind(world, 3, 9)
    expect(world.exportFile()).toBe(files[2])
  })

  test('reads numbered entries from a log, including rewindings', () => {
    const { changeLog: source } = played()
    const changeLog = createChangeLog()
    for (const entry of source.entries.slice(2)) changeLog.append(entry)
    expect(() => changeLog.changesToUndo(2)).toThrow('forgotten')
    changeLog.append({ seq: 5, at: 9, operation: 'rewind', changes: [], rewindTo: 4 })
    expect([changeLog.entries.map(({ seq }) => seq), changeLog.last]).toEqual([[3], 5])
  })
})
