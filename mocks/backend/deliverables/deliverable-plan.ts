import type { Schemas } from '../../world/rows/contract-types.ts'
import { plainName } from '../uploads/file-types.ts'

export type DeliverableKind = Schemas['DeliverableKind']
type Original = Schemas['OriginalFile']
type Version = NonNullable<Schemas['DeliverableVersion']>

export type Deliverable = Schemas['CompletedFile'] & {
  source: Original | null
}

const VERSIONS: readonly { version: Version; suffix: string; name: string }[] = [
  { version: 'tracked', suffix: '', name: ' (tracked changes)' },
  { version: 'clean', suffix: '-clean', name: ' (clean)' },
]

const OWN_KINDS: Readonly<Record<string, DeliverableKind>> = {
  'svc-table-formatting': 'tables',
  'svc-plagiarism-check': 'plagiarism-check',
  'svc-cover-letter': 'cover-letter',
  'svc-presubmission-review': 'presubmission-review',
}

type FolderPlan = {
  per: 'version' | 'manuscript' | 'figure' | 'table'
  key: string
  folder: string
}

type Plan = FolderPlan | { per: 'order'; key: string; path: string }

const PLANS: Readonly<Record<DeliverableKind, Plan>> = {
  editing: { per: 'version', key: 'edited-manuscript', folder: 'Edited manuscript' },
  translation: { per: 'version', key: 'translated-manuscript', folder: 'Translation' },
  formatting: { per: 'manuscript', key: 'formatted-manuscript', folder: 'Formatted manuscript' },
  figures: { per: 'figure', key: 'figure', folder: 'Figures' },
  tables: { per: 'table', key: 'table', folder: 'Tables' },
  journalrec: { per: 'order', key: 'journal-recommendation', path: 'Journal recommendation.docx' },
  promotion: { per: 'order', key: 'storyboard', path: 'Promotion/Storyboard.docx' },
  'plagiarism-check': { per: 'order', key: 'plagiarism-check', path: 'Plagiarism check.docx' },
  'cover-letter': { per: 'order', key: 'cover-letter', path: 'Cover letter.docx' },
  'presubmission-review': {
    per: 'order',
    key: 'presubmission-review',
    path: 'Presubmission review.docx',
  },
}

const numbered = (text: string, index: number, before: string) =>
  index === 0 ? text : `${text}${before}${index + 1}`

const withoutEnding = (name: string) => plainName(name.replace(/\.[^.]{1,5}$/, ''))

function uniquePaths() {
  const taken: string[] = []
  return (folder: string, name: string, ending: string): string => {
    const path = `${folder}/${name}${ending}`
    const sameNames = taken.filter((each) => each === path).length
    taken.push(path)
    return `${folder}/${numbered(name, sameNames, ' ')}${ending}`
  }
}

type Sources = {
  title: string
  originals: readonly Original[]
  /** Only `null` where no manuscript was uploaded. */
  manuscripts: readonly (Original | null)[]
  pathIn: ReturnType<typeof uniquePaths>
}

const nameOf = (source: Original | null, title: string) =>
  source ? withoutEnding(source.name) : plainName(title)

function perManuscript(
  { title, manuscripts, pathIn }: Sources,
  kind: DeliverableKind,
  { key, folder }: Omit<FolderPlan, 'per'>,
): Deliverable[] {
  return manuscripts.map((source, index) => {
    const path = pathIn(folder, nameOf(source, title), '.docx')
    return { key: numbered(key, index, '-'), path, kind, version: null, source }
  })
}

function perVersion(
  { title, manuscripts, pathIn }: Sources,
  kind: DeliverableKind,
  { key, folder }: FolderPlan,
): Deliverable[] {
  return manuscripts.flatMap((source, index) =>
    VERSIONS.map(({ version, suffix, name }): Deliverable => {
      const path = pathIn(folder, nameOf(source, title), `${name}.docx`)
      return { key: numbered(key + suffix, index, '-'), path, kind, version, source }
    }),
  )
}

/** One result per uploaded file, or one for the manuscript. */
function perFile(sources: Sources, kind: DeliverableKind, plan: FolderPlan): Deliverable[] {
  const { key, folder } = plan
  const uploaded = sources.originals.filter((original) => original.kind === plan.per)
  if (uploaded.length === 0) {
    return perManuscript(sources, 'formatting', { key: `${key}-manuscript`, folder })
  }
  return uploaded.map((source, index) => {
    const ending = source.name.match(/\.[^.]{1,5}$/)?.[0] ?? ''
    const path = sources.pathIn(folder, withoutEnding(source.name), ending)
    return { key: `${key}-${index + 1}`, path, kind, version: null, source }
  })
}

function deliverablesOfKind(sources: Sources, kind: DeliverableKind): Deliverable[] {
  const plan = PLANS[kind]
  switch (plan.per) {
    case 'version':
      return perVersion(sources, kind, plan)
    case 'manuscript':
      return perManuscript(sources, kind, plan)
    case 'order': {
      const { key, path } = plan
      return [{ key, path, kind, version: null, source: sources.manuscripts[0] ?? null }]
    }
    default:
      return perFile(sources, kind, plan)
  }
}

export function deliverablesOf(
  order: Schemas['Order'],
  originals: readonly Original[],
): Deliverable[] {
  const { services, title, downloadAvailable } = order
  if (!downloadAvailable) return []
  const uploaded = originals.filter(({ kind }) => kind === 'manuscript')
  const manuscripts = uploaded.length > 0 ? uploaded : [null]
  const sources: Sources = { title, originals, manuscripts, pathIn: uniquePaths() }
  const kinds = new Set(services.map(({ id, type }) => OWN_KINDS[id] ?? type))
  return [...kinds].flatMap((kind) => deliverablesOfKind(sources, kind))
}
