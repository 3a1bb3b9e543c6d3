import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { hashOf } from '../../../world/text-hash.ts'
import { levelReachedMail } from '../../emails/level-reached-mail.ts'
import { recipientOf } from '../../emails/mail-recipients.ts'
import { sendMail } from '../../emails/send-mail.ts'
import { earnedCodeLasts, levelCodes, loyaltyLevels } from '../../reference-data/loyalty-levels.ts'
import { siteZone } from '../site-zone.ts'
import { rewardPointsOf } from './reward-history.ts'

export function levelCodeOf(owner: string, levelIdentity: string): string | undefined {
  const found = levelCodes[levelIdentity]
  return (
    found && `${found.prefix}-${hashOf(`${owner} ${levelIdentity}`).toString(36).toUpperCase()}`
  )
}

export function giveLevelCodes(world: World, owner: string, now: Instant): void {
  const user = world.users.get(owner)
  if (!user?.account.hasRewards) return
  const points = rewardPointsOf(world, owner)
  for (const { identity, name, minimumPointsNeeded } of loyaltyLevels) {
    const code = levelCodeOf(owner, identity)
    const percent = levelCodes[identity]?.percent
    if (!code || !percent || minimumPointsNeeded > points || world.promotionalCodes.get(code))
      continue
    const endsAt = now + earnedCodeLasts
    world.promotionalCodes.insert({
      code,
      description: `${percent}% off for reaching ${name}`,
      percentBased: true,
      amount: percent,
      endsAt,
      owner,
      offered: true,
      forClasses: null,
      minimumDollars: 0,
      usedBy: [],
    })
    const data = { level: name, code, percent, endsAt, zone: siteZone(world) }
    sendMail(world, now, levelReachedMail(recipientOf(user), data))
  }
}
