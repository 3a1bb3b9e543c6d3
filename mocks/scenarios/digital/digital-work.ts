import type { Instant } from '../../../src/lib/instant.ts'
import { digitalProducts } from '../../backend/reference-data/digital-products.ts'
import { addDigitalPurchase } from '../../backend/rules/digital/add-digital-purchase.ts'
import { pricesOf } from '../../backend/rules/digital/digital-offers.ts'
import type { World } from '../../world/galley-world.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { DigitalEditRow, DigitalTranslationRow } from '../../world/rows/digital-rows.ts'
import { insertPayment } from '../builders/orders/build-invoice.ts'
import type { Person } from '../builders/people.ts'

const types = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export type Manuscript = { name: string; bytes: Uint8Array }

function insertFile(world: World, owner: string, manuscript: Manuscript, createdAt: Instant) {
  const { name, bytes } = manuscript
  const identity = `file-${world.next('files')}`
  const type = name.endsWith('.doc') ? types.doc : types.docx
  world.files.insert({ identity, owner, name, type, size: bytes.length, createdAt })
  world.contents.insert({ identity, bytes })
  return identity
}

export function insertEdit(
  world: World,
  owner: string,
  manuscript: Manuscript,
  work: { createdAt: Instant; outcome?: DigitalEditRow['outcome'] },
): string {
  const { createdAt, outcome = { kind: 'edited', findings: null } } = work
  return world.digitalEdits.insert({
    identity: `edit-${world.next('digitalEdits')}`,
    owner,
    fileIdentity: insertFile(world, owner, manuscript, createdAt - 20_000),
    name: manuscript.name,
    createdAt,
    archived: false,
    styleOfEnglish: 'American English',
    outcome,
  }).identity
}

/** Also uses up one translation of the purchase. */
export function insertTranslation(
  world: World,
  purchaseIdentity: string,
  manuscript: Manuscript,
  work: {
    createdAt: Instant
    language: Schemas['DigitalTranslationLanguage']
    outcome?: DigitalTranslationRow['outcome']
  },
): string {
  const { createdAt, language, outcome = { kind: 'translated' } } = work
  const purchase = world.digitalPurchases.get(purchaseIdentity)
  if (!purchase) throw new Error(`There is no purchase ${purchaseIdentity}.`)
  const { owner, numberOfUsesRemaining } = purchase
  world.digitalPurchases.update(purchaseIdentity, {
    numberOfUsesRemaining: (numberOfUsesRemaining ?? 0) - 1,
  })
  return world.digitalTranslations.insert({
    identity: `translation-${world.next('digitalTranslations')}`,
    owner,
    fileIdentity: insertFile(world, owner, manuscript, createdAt - 20_000),
    name: manuscript.name,
    createdAt,
    archived: false,
    language,
    purchaseIdentity,
    outcome,
  }).identity
}

export function insertPurchase(
  world: World,
  person: Person,
  productIdentity: string,
  bought: { at: number; receiptCode: string },
): string {
  const user = world.users.get(person.identity)
  if (!user) throw new Error(`${person.fullName} has no account yet.`)
  const product = digitalProducts.find(({ identity }) => identity === productIdentity)
  if (!product) throw new Error(`Nothing on offer is called ${productIdentity}.`)
  const { at: now, receiptCode } = bought
  const { price: amount } = pricesOf(product, user.account.currency)
  const { type, identity: availablePurchaseIdentity } = product
  const purpose = { kind: `digital-${type}`, availablePurchaseIdentity } as const
  insertPayment({ world, person, receiptCode, purpose, amount, at: now })
  return addDigitalPurchase({ world, user, product, receiptCode, now }).identity
}
