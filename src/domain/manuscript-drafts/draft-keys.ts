import type { SafeStorage } from '../../lib/browser/safe-storage.ts'

/** Names a checked manuscript: the identity of its assessment, and who had it checked. */
export type DraftKey = { owner: string; assessment: string }

/** As forms name the owner of what was entered before signing in. */
export const visitor = 'anonymous'

export const keptPrefix = 'galley:manuscript:'

const ownerPrefix = (owner: string) => `${keptPrefix}${encodeURIComponent(owner)}:`

export const keptKey = ({ owner, assessment }: DraftKey): string =>
  `${ownerPrefix(owner)}${encodeURIComponent(assessment)}`

export const keptKeys = (storage: SafeStorage, owner: string): string[] =>
  storage.keys(ownerPrefix(owner))

/** A check by a visitor belongs to the account that signs in afterwards. */
export const ownersFor = (owner: string): string[] => [...new Set([owner, visitor])]

export const keepsDrafts = (storage: SafeStorage, owner: string): boolean =>
  ownersFor(owner).some((one) => keptKeys(storage, one).length > 0)
