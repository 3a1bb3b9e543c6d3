import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalTranslationRow } from '../../../world/rows/digital-rows.ts'
import type { UserRow } from '../../../world/rows/rows.ts'
import type { MeasuredManuscript } from '../../grading/measure-manuscript.ts'
import type { ManuscriptTasks } from '../../manuscripts/manuscript-tasks.ts'
import { contentOf } from './content-of.ts'
import {
  type DigitalRefusal,
  lengthRefusal,
  translationRight,
  validateFile,
} from './digital-access.ts'

/** Takes one use or refuses; an overlong manuscript is remembered until the next upload. */
export async function beginTranslation(input: {
  world: World
  user: UserRow
  fileIdentity: string
  language: Schemas['DigitalTranslationLanguage']
  now: Instant
  manuscripts: Pick<ManuscriptTasks, 'measure'>
}): Promise<
  { translation: DigitalTranslationRow } | DigitalRefusal<Schemas['DigitalOrderRefusalKey']>
> {
  const { world, user, fileIdentity, language, now, manuscripts } = input
  const { identity: owner } = user
  if (world.tooLongManuscripts.get(owner)) world.tooLongManuscripts.remove(owner)
  const right = translationRight(world, user, language, now)
  if ('refused' in right) return right
  const checkedFile = validateFile(world, user, fileIdentity, 'digital-translation')
  if ('refused' in checkedFile) return checkedFile
  const { name } = checkedFile.file
  const read = await manuscripts.measure({ bytes: contentOf(world, fileIdentity), name })
  // A .doc is accepted without a count.
  const wordCount = read.kind === 'text' && /x$/i.test(name) ? read.wordCount : 0
  const tooLong = lengthRefusal(checkedFile.file, wordCount)
  if (tooLong) {
    world.tooLongManuscripts.insert({ owner, fileIdentity })
    return tooLong
  }
  const { identity: purchaseIdentity, numberOfUsesRemaining } = right.purchase
  world.digitalPurchases.update(purchaseIdentity, {
    numberOfUsesRemaining: (numberOfUsesRemaining ?? 0) - 1,
  })
  const translation = world.digitalTranslations.insert({
    identity: `translation-${world.next('digitalTranslations')}`,
    owner,
    fileIdentity,
    name,
    createdAt: now,
    archived: false,
    language,
    purchaseIdentity,
    outcome: translationOutcome(read),
  })
  return { translation }
}

function translationOutcome(read: MeasuredManuscript): DigitalTranslationRow['outcome'] {
  if (read.kind === 'text') return { kind: 'translated' }
  return { kind: 'failed', reason: read.kind === 'broken' ? read.reason : read.kind }
}
