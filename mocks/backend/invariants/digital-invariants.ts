import type { World } from '../../world/galley-world.ts'
import type {
  DigitalEditRow,
  DigitalPurchaseRow,
  DigitalTranslationRow,
  TooLongManuscriptRow,
} from '../../world/rows/digital-rows.ts'
import type { Invariant } from './order-invariants.ts'

const isOwnFile = (
  { fileIdentity, owner, name }: DigitalEditRow | DigitalTranslationRow,
  world: World,
) => {
  const file = world.files.get(fileIdentity)
  return file?.owner === owner && file.name === name
}

export const digitalEditInvariants: Invariant<DigitalEditRow>[] = [
  { invariant: 'is of a file of the same owner and name', holds: isOwnFile },
]

export const digitalTranslationInvariants: Invariant<DigitalTranslationRow>[] = [
  { invariant: 'is of a file of the same owner and name', holds: isOwnFile },
  {
    invariant: 'took its use from a package of the same owner that allows its language',
    holds: ({ purchaseIdentity, owner, language }, world) => {
      const purchase = world.digitalPurchases.get(purchaseIdentity)
      return purchase?.owner === owner && purchase.allowedLanguages.includes(language)
    },
  },
  {
    invariant: 'was handed in while its package was valid',
    holds: ({ purchaseIdentity, createdAt }, world) => {
      const purchase = world.digitalPurchases.get(purchaseIdentity)
      return !!purchase && purchase.startsAt <= createdAt && createdAt < purchase.endsAt
    },
  },
]

export const digitalPurchaseInvariants: Invariant<DigitalPurchaseRow>[] = [
  {
    invariant: 'belongs to an existing user',
    holds: ({ owner }, world) => world.users.get(owner) !== undefined,
  },
  {
    invariant: 'has uses and languages exactly when it is a package',
    holds: ({ type, numberOfUsesAvailable, numberOfUsesRemaining, allowedLanguages }) =>
      type === 'translation'
        ? numberOfUsesAvailable !== null &&
          numberOfUsesRemaining !== null &&
          allowedLanguages.length > 0
        : numberOfUsesAvailable === null &&
          numberOfUsesRemaining === null &&
          allowedLanguages.length === 0,
  },
  {
    invariant: 'has no fewer than 0 uses left and no more than it held',
    holds: ({ numberOfUsesAvailable: available, numberOfUsesRemaining: remaining }) =>
      remaining === null || (remaining >= 0 && remaining <= (available ?? 0)),
  },
  {
    invariant: 'has given one use to each of its translations',
    holds: (
      { identity, numberOfUsesAvailable: available, numberOfUsesRemaining: remaining },
      world,
    ) =>
      available === null ||
      remaining === null ||
      available - remaining === world.digitalTranslations.in('byPurchase', identity).size,
  },
  {
    invariant: 'does not start before it is bought, and ends after that',
    holds: ({ createdAt, startsAt, endsAt }) => createdAt <= startsAt && startsAt < endsAt,
  },
  {
    invariant: 'was paid by an approved payment of the same person, unless it is a trial',
    holds: ({ receiptCode, owner, type, price }, world) => {
      if (receiptCode === null) return true
      const payment = world.payments.get(receiptCode)
      return (
        payment?.owner === owner &&
        payment.status === 'approved' &&
        payment.purpose.kind === `digital-${type}` &&
        payment.total === price
      )
    },
  },
  {
    invariant: 'costs no more than its full price, and something unless it has no receipt',
    holds: ({ price, fullPrice, receiptCode }) =>
      price <= fullPrice && (receiptCode === null ? price === 0 : price > 0),
  },
]

export const tooLongManuscriptInvariants: Invariant<TooLongManuscriptRow>[] = [
  {
    invariant: 'is a file of its owner',
    holds: ({ owner, fileIdentity }, world) => world.files.get(fileIdentity)?.owner === owner,
  },
]
