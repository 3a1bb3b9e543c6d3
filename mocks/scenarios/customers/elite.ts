import { yearsLater } from '../../../src/lib/calendar.ts'
import { revenueShares } from '../../backend/reference-data/revenue-shares.ts'
import { levelCodeOf } from '../../backend/rules/rewards/earned-code-rules.ts'
import type { World } from '../../world/galley-world.ts'
import { insertCode } from '../builders/insert-code.ts'
import { insertReferrals, insertRewards } from '../builders/insert-rewards.ts'
import type { OrderPlan } from '../builders/orders/build-order.ts'
import { insertOrders } from '../builders/orders/insert-orders.ts'
import { invoicePaidOrders } from '../builders/orders/invoice-orders.ts'
import { finishedOrders } from '../builders/orders/many-orders.ts'
import { naomiFeldman } from '../builders/people.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day, minute } from '../builders/server-date.ts'
import { insertPurchase } from '../digital/digital-work.ts'

function insertCodes(world: World, owner: string, start: number) {
  const own = (level: string) => levelCodeOf(owner, level) ?? ''
  return {
    earned: insertCode(world, own('level-elite'), {
      ...{ description: '15% off for reaching elite', amount: 15, owner },
      endsAt: start + 150 * day,
    }),
    earnedAndUsed: insertCode(world, own('level-premier'), {
      ...{ description: '10% off for reaching premier', amount: 10, owner },
      endsAt: start - 400 * day,
      usedBy: [owner],
    }),
    endsSoon: insertCode(world, 'AUTUMN12', {
      ...{ description: '12% off editing this autumn', amount: 12, forClasses: ['editing'] },
      endsAt: start + 9 * day,
    }),
    open: insertCode(world, 'FIGURES20', {
      ...{
        description: '$20 off figure formatting',
        amount: 20,
        percentBased: false,
        forClasses: ['additional'],
      },
      endsAt: start + 70 * day,
    }),
  }
}

const namedOrders = {
  received: {
    status: 'Received',
    services: ['premiumEditing'],
    orderedAgo: 2 * day,
    dueIn: 5 * day,
    paid: true,
  },
  /** Nothing can be added to it. */
  everything: {
    status: 'Received',
    services: [
      'standardEditing',
      'formatting',
      'tables',
      'figures',
      'journalRecommendation',
      'video',
    ],
    orderedAgo: 40 * minute,
    dueIn: 20 * day,
  },
  /** Without a manuscript: the length of the text is not known. */
  figuresOnly: {
    status: 'Received',
    services: ['figures'],
    orderedAgo: 30 * minute,
    dueIn: 4 * day,
  },
} as const satisfies Record<string, Omit<OrderPlan, 'key'>>

/** Naomi Feldman is at the highest level, with codes earned and one used, and with a credit and a subscription that end soon. */
export const elite = defineScenario({
  site: 'us',
  signedIn: naomiFeldman,
  build({ world, start }) {
    const person = naomiFeldman
    const owner = person.identity
    world.users.insert(
      accountFor(person, {
        hasRewards: true,
        referralCode: 'NFELDMAN40',
        showCheckSpamMessage: true,
      }),
    )
    const others = finishedOrders({ key: 'elite', count: 55, from: 15 * day, every: 32 * day })
    const orders = insertOrders({ world, person, start, others }, namedOrders)
    invoicePaidOrders({ world, person, start })
    insertRewards({ world, person, start }, [
      { name: 'Welcome to rewards', points: 300, ago: 1_850 * day },
      ...[1_400, 1_150, 900, 640, 410, 170].map((days) => ({
        name: 'Double points week',
        points: 120,
        ago: days * day,
      })),
    ])
    insertReferrals({ world, person, start }, { sent: 9, earned: 6 })
    insertPurchase(world, person, 'digital-editing-year', {
      at: yearsLater(start + 47 * day, -1),
      receiptCode: 'RC-60131',
    })
    return {
      person: personFacts(person),
      orders,
      codes: insertCodes(world, owner, start),
      revenueShare: {
        code: revenueShares[0],
        path: `/en/researcher/submit/new?revenueShareCode=${revenueShares[0]}`,
      },
    }
  },
})
