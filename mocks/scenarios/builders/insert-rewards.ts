import { referralCredit } from '../../backend/rules/rewards/referral-rules.ts'
import type { World } from '../../world/galley-world.ts'
import type { Person } from './people.ts'
import { day } from './server-date.ts'

const friends = [
  'anna.whitfield',
  'peter.osei',
  'maria.lucchesi',
  'david.holm',
  'ruth.castellan',
  'jonas.weber',
  'elif.aydin',
  'thomas.reyes',
  'sara.nyberg',
]

type RewardsInput = { world: World; person: Person; start: number }

/** Points for anything but orders; `ago` is in milliseconds before the start. */
export function insertRewards(
  { world, person, start }: RewardsInput,
  rewards: readonly { name: string; points: number; ago: number }[],
): void {
  for (const { name, points, ago } of rewards) {
    const identity = `reward-${world.next('rewards')}`
    world.rewards.insert({ identity, owner: person.identity, name, points, createdAt: start - ago })
  }
}

const dollarsEach = 40

/** Referred persons; the oldest have paid within the last year, so that their credits are usable. */
export function insertReferrals(
  { world, person, start }: RewardsInput,
  { sent, earned }: { sent: number; earned: number },
): void {
  for (const [index, name] of friends.slice(0, sent).entries()) {
    const email = `${name}@example.edu`
    const createdAt = start - (sent - index) * 40 * day
    const owner = person.identity
    const earnedAt = index < earned ? createdAt + 25 * day : null
    const dollars = earnedAt === null ? 0 : dollarsEach
    world.referrals.insert({
      identity: `${owner} ${email}`,
      owner,
      email,
      createdAt,
      earnedAt,
      dollars,
    })
    if (earnedAt !== null) world.credits.insert(referralCredit(world, owner, dollars, earnedAt))
  }
}
