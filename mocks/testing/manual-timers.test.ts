import { expect, it } from 'vitest'
import { manualTime } from './manual-timers.ts'

it('fires due timers at their instants, in order, including those set meanwhile', () => {
  const time = manualTime(1_000)
  const fired: [string, number][] = []
  time.setTimeout(() => fired.push(['late', time.now()]), 500)
  time.setTimeout(() => {
    fired.push(['early', time.now()])
    time.setTimeout(() => fired.push(['between', time.now()]), 100)
  }, 200)
  time.clearTimeout(time.setTimeout(() => fired.push(['never', time.now()]), 300))
  time.pass(500)
  expect(fired).toEqual([
    ['early', 1_200],
    ['between', 1_300],
    ['late', 1_500],
  ])
  expect([time.now(), time.waiting]).toEqual([1_500, 0])
})

it('stops when timers set each other forever', () => {
  const time = manualTime()
  const again = () => {
    time.setTimeout(again, 0)
  }
  again()
  expect(() => time.pass(1)).toThrow(RangeError)
})
