import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import type { Verdict } from '../../world/rows/manuscript-verdict.ts'

const types = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Milliseconds from the upload of a file to its check. */
const sinceUpload = 20_000

type AssessedFile = { name: string; bytes: Uint8Array; createdAt: Instant; verdict: Verdict }

export function insertAssessment(world: World, owner: string, assessed: AssessedFile): string {
  const { name, bytes, createdAt, verdict } = assessed
  const fileIdentity = `file-${world.next('files')}`
  const type = name.endsWith('.doc') ? types.doc : types.docx
  const file = { name, type, size: bytes.length, createdAt: createdAt - sinceUpload }
  world.files.insert({ identity: fileIdentity, owner, ...file })
  world.contents.insert({ identity: fileIdentity, bytes })
  const identity = `assessment-${world.next('assessments')}`
  world.assessments.insert({
    identity,
    owner,
    fileIdentity,
    name,
    createdAt,
    archived: false,
    verdict,
  })
  return identity
}
