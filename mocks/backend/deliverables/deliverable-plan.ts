import type { Schemas } from '../../world/rows/contract-types.ts'
import { plainName } from '../uploads/file-types.ts'

export type DeliverableKind = Schemas['DeliverableKind']
type Version = NonNullable<Schemas['DeliverableVersion']>

/** `source` is the original file that it is made from, if any. */
export type Deliverable = Schemas['CompletedFile'] & {
  source: Schemas['OriginalFile'] | null
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

const numbered = (text: string, index: number, before: string) =>
  index === 0 ? text : `${text}${before}${index + 1}`

const withoutEnding = (name: string) => plainName(name.replace(/\.[^.]{1,5}$/, ''))

/** The finished files of an order for the uploaded originals; none before completion. */
export function deliverablesOf(
  order: Schemas['Order'],
  originals: readonly Schemas['OriginalFile'][],
): Deliverable[] {
  const { services, title, downloadAvailable } = order
  if (!downloadAvailable) return []
  const of = (kind: Schemas['OriginalFile']['kind']) =>
    originals.filter((original) => original.kind === kind)
  const manuscripts = of('manuscript')
  const names: string[] = []

  function pathIn(folder: string, name: string, ending: string): string {
    const sameNames = names.filter((path) => path === `${folder}/${name}${ending}`).length
    names.push(`${folder}/${name}${ending}`)
    return `${folder}/${numbered(name, sameNames, ' ')}${ending}`
  }

  const sources = manuscripts.length > 0 ? manuscripts : [null]
  const nameOf = (source: Schemas['OriginalFile'] | null) =>
    source ? withoutEnding(source.name) : plainName(title)

  function perManuscript(kind: DeliverableKind, key: string, folder: string): Deliverable[] {
    return sources.map((source, index) => {
      const path = pathIn(folder, nameOf(source), '.docx')
      return { key: numbered(key, index, '-'), path, kind, version: null, source }
    })
  }

  function inBothVersions(kind: DeliverableKind, key: string, folder: string): Deliverable[] {
    return sources.flatMap((source, index) =>
      VERSIONS.map(({ version, suffix, name }): Deliverable => {
        const path = pathIn(folder, nameOf(source), `${name}.docx`)
        return { key: numbered(key + suffix, index, '-'), path, kind, version, source }
      }),
    )
  }

  /** One result per uploaded file, or one for the manuscript. */
  function perFile(
    kind: DeliverableKind,
    of: Schemas['OriginalFile'][],
    key: string,
    folder: string,
  ) {
    if (of.length === 0) return perManuscript('formatting', `${key}-manuscript`, folder)
    return of.map((source, index): Deliverable => {
      const ending = source.name.match(/\.[^.]{1,5}$/)?.[0] ?? ''
      const path = pathIn(folder, withoutEnding(source.name), ending)
      return { key: `${key}-${index + 1}`, path, kind, version: null, source }
    })
  }

  const single = (kind: DeliverableKind, key: string, path: string): Deliverable[] => [
    { key, path, kind, version: null, source: manuscripts[0] ?? null },
  ]

  const made: Record<DeliverableKind, () => Deliverable[]> = {
    editing: () => inBothVersions('editing', 'edited-manuscript', 'Edited manuscript'),
    translation: () => inBothVersions('translation', 'translated-manuscript', 'Translation'),
    formatting: () => perManuscript('formatting', 'formatted-manuscript', 'Formatted manuscript'),
    figures: () => perFile('figures', of('figure'), 'figure', 'Figures'),
    tables: () => perFile('tables', of('table'), 'table', 'Tables'),
    journalrec: () => single('journalrec', 'journal-recommendation', 'Journal recommendation.docx'),
    promotion: () => single('promotion', 'storyboard', 'Promotion/Storyboard.docx'),
    'plagiarism-check': () =>
      single('plagiarism-check', 'plagiarism-check', 'Plagiarism check.docx'),
    'cover-letter': () => single('cover-letter', 'cover-letter', 'Cover letter.docx'),
    'presubmission-review': () =>
      single('presubmission-review', 'presubmission-review', 'Presubmission review.docx'),
  }
  const kinds = new Set(services.map(({ id, type }) => OWN_KINDS[id] ?? type))
  return [...kinds].flatMap((kind) => made[kind]())
}
