import { describe, expect, test } from 'vitest'
import { manualTime } from '../../testing/manual-timers.ts'
import { type ClockState, frozenClock, runningFrom, shift } from './clock-state.ts'
import { createWorldClock } from './world-clock.ts'

function setUp(state: ClockState) {
  const real = manualTime()
  const stored: ClockState[] = []
  const clock = createWorldClock({ state, real, onChange: (next) => stored.push(next) })
  const log: string[] = []
  const note = (name: string) => () => log.push(`${name}@${clock.now()}`)
  const moves: number[] = []
  clock.onMove((by) => moves.push(by))
  return { real, clock, stored, log, note, moves }
}

describe('timers of a running clock', () => {
  test('come due by the time of the world', () => {
    const { real, clock, log, note } = setUp({ ...runningFrom(1000, 0), speed: 60 })
    clock.setTimeout(note('minute'), 60_000)
    clock.setInterval(note('half'), 30_000)
    real.pass(499)
    expect(log).toEqual([])
    real.pass(1501)
    expect(log).toEqual(['half@31000', 'minute@61000', 'half@61000', 'half@91000', 'half@121000'])
  })

  test('fire in the order they were set where they are due at once', () => {
    const { real, clock, log, note } = setUp(runningFrom(0, 0))
    for (const name of ['a', 'b', 'c']) clock.setTimeout(note(name), 10)
    clock.setTimeout(note('now'))
    real.pass(10)
    expect(log).toEqual(['now@0', 'a@10', 'b@10', 'c@10'])
  })

  test('can be cleared, also by one another, and leave no real timer', () => {
    const { real, clock, log, note } = setUp(runningFrom(0, 0))
    const late = clock.setTimeout(note('late'), 20)
    const each = clock.setInterval(() => {
      note('each')()
      clock.clearInterval(each)
      clock.clearTimeout(late)
    }, 10)
    clock.clearTimeout(clock.setTimeout(note('never'), 5))
    clock.clearTimeout(undefined)
    real.pass(100)
    expect(log).toEqual(['each@10'])
    expect(real.waiting).toBe(0)
  })

  test('wait longer than a browser can at one time', () => {
    const { real, clock, log, note } = setUp(runningFrom(0, 0))
    const month = 30 * 24 * 3_600_000
    clock.setTimeout(note('month'), month)
    real.pass(month - 1)
    expect(log).toEqual([])
    real.pass(1)
    expect(log).toEqual([`month@${month}`])
  })

  test('keep their order when the speed changes meanwhile', () => {
    const { real, clock, log, note, moves } = setUp(runningFrom(0, 0))
    clock.setTimeout(note('ten'), 10_000)
    real.pass(1000)
    clock.setSpeed(9)
    real.pass(999)
    expect(log).toEqual([])
    real.pass(1)
    expect(log).toEqual(['ten@10000'])
    expect(moves).toEqual([])
  })
})

describe('timers of a frozen clock', () => {
  test('wait however much real time passes, except those due at once', () => {
    const { real, clock, log, note } = setUp(frozenClock(500))
    clock.setTimeout(note('later'), 1)
    clock.setTimeout(note('now'), 0)
    real.pass(1_000_000)
    expect(log).toEqual(['now@500'])
    expect(real.waiting).toBe(0)
  })

  test('fire in order at their own instants when it is advanced past them', () => {
    const { clock, log, note, moves } = setUp(frozenClock(0))
    clock.setTimeout(note('b'), 30)
    clock.setInterval(note('each'), 20)
    clock.setTimeout(() => {
      note('a')()
      clock.setTimeout(note('chained'), 15)
    }, 10)
    clock.advance(45)
    expect(log).toEqual(['a@10', 'each@20', 'chained@25', 'b@30', 'each@40'])
    expect([clock.now(), moves]).toEqual([45, [45]])
    clock.advance(15)
    expect(log.at(-1)).toBe('each@60')
  })

  test('continue when it is resumed', () => {
    const { real, clock, log, note } = setUp(frozenClock(0))
    clock.setTimeout(note('a'), 10)
    clock.resume()
    real.pass(10)
    expect(log).toEqual(['a@10'])
  })

  test('keep their remaining time when the clock goes back', () => {
    const { clock, log, note, moves } = setUp(frozenClock(1000))
    clock.setTimeout(note('a'), 10)
    clock.advance(-500)
    clock.advance(9)
    expect(log).toEqual([])
    clock.advance(1)
    expect([log, moves]).toEqual([['a@510'], [-500, 9, 1]])
  })

  test('fire at most a hundred times for one interval, then at its next period', () => {
    const { clock, log, note } = setUp(frozenClock(0))
    clock.setInterval(note('second'), 1000)
    clock.advance(3_600_500)
    expect(log).toHaveLength(100)
    clock.advance(500)
    expect(log.at(-1)).toBe('second@3601000')
  })

  test('end even when they set each other without end', () => {
    const { clock } = setUp(frozenClock(0))
    let fired = 0
    const again = () => {
      fired += 1
      clock.setTimeout(again, 0)
    }
    again()
    clock.advance(1)
    expect(fired).toBeGreaterThan(1000)
    expect(clock.now()).toBe(1)
  })

  test('fire all of them though one fails, and the failure is reported', () => {
    const { clock, log, note, moves } = setUp(frozenClock(0))
    clock.setTimeout(() => {
      throw new RangeError('in a timer')
    }, 10)
    clock.setTimeout(note('b'), 20)
    expect(() => clock.advance(30)).toThrow('in a timer')
    expect([log, moves, clock.now()]).toEqual([['b@20'], [30], 30])
  })
})

describe('the state of the clock', () => {
  test('is passed to listeners with every change, to be persisted', () => {
    const { real, clock, stored } = setUp(runningFrom(1000, 0))
    real.pass(500)
    clock.freeze()
    clock.advance(100)
    clock.setSpeed(2)
    clock.resume()
    expect(stored.map(({ at, frozen, speed }) => [at, frozen, speed])).toEqual([
      [1500, true, 1],
      [1600, true, 1],
      [1600, true, 2],
      [1600, false, 2],
    ])
    expect(clock.state).toBe(stored.at(-1))
  })

  test('can be set from another tab without being reported again', () => {
    const { real, clock, stored, log, note, moves } = setUp(runningFrom(0, 0))
    clock.setTimeout(note('a'), 1000)
    real.pass(400)
    clock.set(shift(clock.state, real.now(), 2000))
    expect([clock.now(), log, moves, stored]).toEqual([2400, ['a@1000'], [2000], []])
    clock.freeze(9000)
    expect([clock.now(), moves, stored.length]).toEqual([9000, [2000, 6600], 1])
  })

  test('notifies no removed listener', () => {
    const { clock } = setUp(frozenClock(0))
    const heard: number[] = []
    const stop = clock.onMove((by) => heard.push(by))
    clock.advance(5)
    stop()
    clock.advance(5)
    expect(heard).toEqual([5])
  })
})
