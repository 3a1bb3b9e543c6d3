import { describe, expect, it, test } from 'vitest'
import { naomiFeldman, samuelOkafor } from '../../../scenarios/builders/people.ts'
import { satoMayumi } from '../../../scenarios/builders/people-abroad.ts'
import { accountFor } from '../../../scenarios/builders/person-account.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { World } from '../../../world/galley-world.ts'
import { referralsOf, sendReferrals } from './referral-rules.ts'

const owner = samuelOkafor.identity

async function emptyWorld(): Promise<World> {
  const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
  return world
}

const mailsIn = (world: World) => Array.from(world.mails.all(), ({ to }) => to)

describe('inviting colleagues', () => {
  test.each<[string, string[], string[]]>([
    ['nobody', [], []],
    ['one', ['ana@b.org'], ['ana@b.org']],
    ['two', ['ana@b.org', 'luis@b.org'], ['ana@b.org', 'luis@b.org']],
    ['in any case with spaces around', [' Ana@B.org '], ['ana@b.org']],
    ['one twice', ['ana@b.org', 'ANA@b.org'], ['ana@b.org']],
    ['an address that was invited before', ['old@b.org', 'ana@b.org'], ['ana@b.org']],
    ['oneself', [samuelOkafor.email], []],
    ['an existing account', [` ${naomiFeldman.email.toUpperCase()}`], []],
    ['an address that another person has invited', ['shared@b.org'], ['shared@b.org']],
  ])('%s', async (_, typed, invited) => {
    const world = await emptyWorld()
    world.users.insert(accountFor(naomiFeldman))
    sendReferrals(world, owner, ['old@b.org'], fixedNow - day)
    sendReferrals(world, naomiFeldman.identity, ['shared@b.org'], fixedNow - day)
    const before = mailsIn(world)
    const made = sendReferrals(world, owner, typed, fixedNow)
    const open = { owner, createdAt: fixedNow, earnedAt: null, dollars: 0 }
    expect(made).toEqual(
      invited.map((email) => ({ identity: `${owner} ${email}`, email, ...open })),
    )
    expect(mailsIn(world).slice(before.length)).toEqual(invited)
    expect(referralsOf(world, owner)).toEqual({ sent: 1 + invited.length, earned: 0 })
  })

  test.each([
    [samuelOkafor, 'Samuel Okafor recommends Galley', '/en/register'],
    [satoMayumi, `${satoMayumi.fullName} 様より Galley のご紹介です`, '/jp/register'],
  ])('is in the language of the inviting customer', async (person, subject, href) => {
    const world = await emptyWorld()
    if (person !== samuelOkafor) world.users.insert(accountFor(person))
    sendReferrals(world, person.identity, ['ana@b.org'], fixedNow)
    const links = [{ href }]
    expect([...world.mails.all()]).toMatchObject([{ subject, links, createdAt: fixedNow }])
  })

  it('is empty for an unknown person', async () => {
    const world = await emptyWorld()
    expect(sendReferrals(world, 'user-nobody', ['ana@b.org'], fixedNow)).toEqual([])
    expect([mailsIn(world), world.referrals.size]).toEqual([[], 0])
  })
})
