import { describe, expect, it, test } from 'vitest'
import { insertRewards } from '../../../scenarios/builders/insert-rewards.ts'
import { samuelOkafor } from '../../../scenarios/builders/people.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { giveLevelCodes, levelCodeOf } from './earned-code-rules.ts'

const owner = samuelOkafor.identity

async function worldWith(points: number, hasRewards = true) {
  const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
  const user = world.users.get(owner)
  if (user) world.users.update(owner, { account: { ...user.account, hasRewards } })
  give(world, points)
  return world
}

function give(world: World, points: number): void {
  const gifts = points === 0 ? [] : [{ name: 'Gift', points, ago: 0 }]
  insertRewards({ world, person: samuelOkafor, start: fixedNow }, gifts)
}

const codesIn = (world: World) => [...world.promotionalCodes.all()]
const subjects = (world: World) => Array.from(world.mails.all(), ({ subject }) => subject)

const premier = levelCodeOf(owner, 'level-premier')
const elite = levelCodeOf(owner, 'level-elite')
const isPremier = 'You have reached Premier'
const isElite = 'You have reached Elite'

describe('the code of a level', () => {
  test.each([
    ['level-premier', /^PREMIER-[0-9A-Z]+$/],
    ['level-elite', /^ELITE-[0-9A-Z]+$/],
  ])('for %s is the person’s own, and the same each time', (level, form) => {
    expect(levelCodeOf(owner, level)).toMatch(form)
    expect(levelCodeOf(owner, level)).toBe(levelCodeOf(owner, level))
    expect(levelCodeOf('user-other', level)).not.toBe(levelCodeOf(owner, level))
  })

  test.each(['level-welcome', 'level-none', ''])('does not exist for %j', (level) => {
    expect(levelCodeOf(owner, level)).toBeUndefined()
  })
})

describe('issued codes', () => {
  test.each([
    [0, true, [], []],
    [999, true, [], []],
    [1_000, true, [[premier, 10]], [isPremier]],
    [3_999, true, [[premier, 10]], [isPremier]],
    [
      4_000,
      true,
      [
        [premier, 10],
        [elite, 15],
      ],
      [isPremier, isElite],
    ],
    [
      999_999,
      true,
      [
        [premier, 10],
        [elite, 15],
      ],
      [isPremier, isElite],
    ],
    [4_000, false, [], []],
  ])('with %d points where rewards are %s', async (points, hasRewards, codes, mails) => {
    const world = await worldWith(points, hasRewards)
    giveLevelCodes(world, owner, fixedNow)
    expect(codesIn(world).map(({ code, amount }) => [code, amount])).toEqual(
      codes.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
    expect(subjects(world)).toEqual(mails)
  })

  test.each([
    ['at once', 0, 0, [isPremier]],
    ['after they have ended', 0, 181 * day, [isPremier]],
    ['with one point less than the next level', 2_999, day, [isPremier]],
    ['with the next level', 3_000, day, [isPremier, isElite]],
  ])('are issued once each when requested again %s', async (_, more, later, mails) => {
    const world = await worldWith(1_000)
    giveLevelCodes(world, owner, fixedNow)
    give(world, more)
    giveLevelCodes(world, owner, fixedNow + later)
    expect(subjects(world)).toEqual(mails)
    expect(codesIn(world)).toHaveLength(mails.length)
    expect(world.promotionalCodes.get(premier ?? '')?.endsAt).toBe(fixedNow + 180 * day)
  })

  it('are the person’s own, for one order of any kind, for 180 days', async () => {
    const world = await worldWith(1_000)
    giveLevelCodes(world, owner, fixedNow)
    const off = { description: '10% off for reaching premier', percentBased: true, amount: 10 }
    const use = { forClasses: null, minimumDollars: 0, usedBy: [], offered: true }
    const endsAt = fixedNow + 180 * day
    expect(codesIn(world)).toEqual([{ code: premier, owner, endsAt, ...off, ...use }])
    const [mail] = world.mails.all()
    expect(mail).toMatchObject({ to: samuelOkafor.email, createdAt: fixedNow })
    expect(mail?.paragraphs.join(' ')).toContain(`Use code ${premier} by May 1, 2027 for 10% off`)
    expect(mail?.paragraphs.join(' ')).toContain('May 1, 2027')
  })

  it('are empty for an unknown person', async () => {
    const world = await worldWith(4_000)
    giveLevelCodes(world, 'user-nobody', fixedNow)
    expect(codesIn(world)).toEqual([])
  })
})
