import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChangeLog } from '../store/change-log.ts'
import type { Change } from '../store/changes.ts'
import type { Snapshot } from '../store/world-core.ts'
import { createTestWorld, type Paper, type TestWorld } from '../testing/paper-world.ts'

interface Model {
  readonly papers: Map<string, Paper>
  readonly counters: Map<string, number>
}

const copyOf = (model: Model): Model => ({
  papers: new Map(model.papers),
  counters: new Map(model.counters),
})

type Write =
  | { readonly do: 'put'; readonly paper: Paper }
  | { readonly do: 'remove'; readonly id: string }
  | { readonly do: 'count'; readonly counter: string }

type Command =
  | {
      readonly do: 'commit'
      readonly writes: Write[]
      readonly inner: Write[]
      readonly fails: 'no' | 'inner' | 'all'
    }
  | { readonly do: 'snapshot' | 'fork' | 'file' | 'undo' | 'redo' }
  | { readonly do: 'restore' | 'rewind'; readonly back: number }

const id = fc.integer({ min: 0, max: 12 }).map((number) => `p${number}`)
const paper: fc.Arbitrary<Paper> = fc.record(
  {
    id,
    owner: fc.constantFrom('ann', 'bob', null),
    mail: fc.constantFrom('m1', 'm2', 'm3', 'm4'),
    title: fc.constantFrom('Kelp', 'kelp and Eel', 'Éel'),
    at: fc.integer({ min: 0, max: 4 }),
    hidden: fc.boolean(),
  },
  { requiredKeys: ['id', 'owner', 'title', 'at'] },
)
const writes = fc.array(
  fc.oneof<fc.Arbitrary<Write>[]>(
    fc.record({ do: fc.constant('put' as const), paper }),
    fc.record({ do: fc.constant('remove' as const), id }),
    fc.record({ do: fc.constant('count' as const), counter: fc.constantFrom('a', 'b') }),
  ),
  { maxLength: 6 },
)
const command = fc.oneof<fc.Arbitrary<Command>[]>(
  fc.record({
    do: fc.constant('commit' as const),
    writes,
    inner: writes,
    fails: fc.constantFrom('no', 'no', 'inner', 'all'),
  }),
  fc.record({ do: fc.constantFrom('snapshot', 'fork', 'file', 'undo', 'redo') }),
  fc.record({ do: fc.constantFrom('restore', 'rewind'), back: fc.nat(5) }),
)

function writeModel(model: Model, write: Write): boolean {
  if (write.do === 'count') {
    model.counters.set(write.counter, (model.counters.get(write.counter) ?? 0) + 1)
    return true
  }
  if (write.do === 'remove') return model.papers.delete(write.id)
  const { mail, id: own } = write.paper
  const isTaken = [...model.papers.values()].some((it) => it.mail === mail && it.id !== own)
  if (mail !== undefined && isTaken) return false
  model.papers.set(own, write.paper)
  return true
}

const clearedFields = { mail: undefined, hidden: undefined }

function writeWorld(world: TestWorld, write: Write): boolean {
  try {
    if (write.do === 'count') world.next(write.counter)
    else if (write.do === 'remove') world.papers.remove(write.id)
    else if (!world.papers.get(write.paper.id)) world.papers.insert(write.paper)
    else world.papers.update(write.paper.id, { ...clearedFields, ...write.paper })
    return true
  } catch {
    return false
  }
}

const stop = new Error('taken back')

function attempt(run: () => void): void {
  try {
    run()
  } catch (error) {
    if (error !== stop) throw error
  }
}

function expectSame(world: TestWorld, model: Model): void {
  const rows = [...model.papers.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  expect([...world.papers.all()]).toEqual(rows)
  for (const owner of ['ann', 'bob', null]) {
    const newest = rows
      .filter((row) => row.owner === owner)
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    const view = world.papers.in('newest', owner)
    expect([...view.rows()]).toEqual(newest)
    expect(view.page(2, 2).rows).toEqual(newest.slice(2, 4))
    expect([...view.search('eel').rows()]).toEqual(newest.filter((row) => row.title !== 'Kelp'))
  }
  expect(world.papers.in('titles', true).size).toBe(rows.filter((row) => !row.hidden).length)
  for (const mail of ['m1', 'm2', 'm3', 'm4'])
    expect(world.papers.find('mail', mail)).toEqual(rows.find((row) => row.mail === mail))
}

class Run {
  world = createTestWorld()
  model: Model = { papers: new Map(), counters: new Map() }
  changeLog = createChangeLog({ limit: 6 })
  readonly left: { world: TestWorld; model: Model }[] = []
  readonly snapshots: { snapshot: Snapshot; model: Model }[] = []
  history: { seq: number; before: Model; after: Model; changes: Change[] }[] = []

  commit(command: Extract<Command, { do: 'commit' }>): void {
    const before = copyOf(this.model)
    const changes: Change[] = []
    attempt(() => {
      const done = this.world.transact(() => {
        this.both(command.writes)
        const outer = copyOf(this.model)
        attempt(() => {
          this.world.transact(() => {
            this.both(command.inner)
            if (command.fails === 'inner') {
              this.model = outer
              throw stop
            }
          })
        })
        if (command.fails === 'all') {
          this.model = copyOf(before)
          throw stop
        }
      })
      changes.push(...done.changes)
    })
    const { seq } = this.changeLog.add({ at: 0, operation: 'commit', changes })
    this.history.push({ seq, before, after: copyOf(this.model), changes })
  }

  both(list: Write[]): void {
    for (const write of list) {
      const allowed = writeModel(this.model, write)
      expect(writeWorld(this.world, write)).toBe(allowed)
    }
  }

  rewind(back: number): void {
    const entry = this.changeLog.entries.at(-1 - back)
    const then = this.history.find(({ seq }) => seq === entry?.seq)
    if (!entry || !then) return
    const undone = this.changeLog.rewind(this.world, entry.seq, 0)
    expect(undone).toHaveLength(back + 1)
    this.model = copyOf(then.before)
    this.history = this.history.filter(({ seq }) => seq < entry.seq)
  }

  /** Changes made without a commit cannot be rewound. */
  forgetHistory(): void {
    this.changeLog = createChangeLog({ limit: 6 })
    this.history = []
  }

  step(command: Command): void {
    if (command.do === 'commit') this.commit(command)
    if (command.do === 'snapshot')
      this.snapshots.push({ snapshot: this.world.snapshot(), model: copyOf(this.model) })
    if (command.do === 'restore') {
      const saved = this.snapshots.at(-1 - command.back)
      if (!saved) return
      this.world.restore(saved.snapshot)
      this.model = copyOf(saved.model)
      this.forgetHistory()
    }
    if (command.do === 'fork') {
      this.left.push({ world: this.world, model: copyOf(this.model) })
      this.world = this.world.fork()
    }
    if (command.do === 'file') {
      const read = createTestWorld()
      read.papers.insert({ id: 'old', owner: 'ann', title: 'to be replaced', at: 0 })
      read.importFile(this.world.exportFile())
      expect(read.exportFile()).toBe(this.world.exportFile())
      this.world = read
    }
    const last = this.history.at(-1)
    if (command.do === 'undo' && last) {
      this.world.revert(last.changes)
      expectSame(this.world, last.before)
      this.world.apply(last.changes)
    }
    if (command.do === 'redo' && last) {
      const state = this.world.exportFile()
      this.world.apply(last.changes)
      expect(this.world.exportFile()).toBe(state)
    }
    if (command.do === 'rewind') this.rewind(command.back)
  }
}

test('matches a plain model after any operations', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const run = new Run()
      for (const each of commands) {
        run.step(each)
        expectSame(run.world, run.model)
      }
      for (const { world, model } of run.left) expectSame(world, model)
      for (const { snapshot, model } of run.snapshots) {
        const again = run.world.fork()
        again.restore(snapshot)
        expectSame(again, model)
      }
      for (const counter of ['a', 'b'])
        expect(run.world.next(counter)).toBe((run.model.counters.get(counter) ?? 0) + 1)
    }),
    { numRuns: 300 },
  )
})
