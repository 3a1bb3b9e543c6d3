import {
  type DraftName,
  draftManuscript,
  draftNames,
} from '../../mocks/samples/draft-manuscripts.ts'
import { graceLindqvist } from '../../mocks/scenarios/builders/people.ts'
import { assessedManuscripts } from '../../mocks/scenarios/digital/assessed-manuscripts.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import { documentFingerprint } from '../../src/domain/document-reader/parse/document-fingerprint.ts'
import { keepDraft } from '../../src/domain/manuscript-drafts/kept-drafts.ts'
import { safeLocalStorage } from '../../src/lib/browser/safe-storage.ts'

const minute = 60_000

/** As this browser does after each check of the scenario `manuscript-drafts`. */
export function keepChecked(
  manuscripts: readonly (DraftName | 'other')[] = [...draftNames, 'other'],
  storage = safeLocalStorage,
) {
  for (const [at, name] of [...draftNames, 'other' as const].entries()) {
    const bytes = name === 'other' ? assessedManuscripts.edited.bytes() : draftManuscript(name)
    const fingerprint = documentFingerprint(bytes)
    if (!fingerprint || !manuscripts.includes(name)) continue
    const key = { owner: graceLindqvist.identity, assessment: `assessment-${at + 1}` }
    keepDraft(storage, key, fingerprint, fixedNow + (at - 10) * minute)
  }
  return {}
}
