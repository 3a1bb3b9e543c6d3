import type {
  DigitalEditRow,
  DigitalPurchaseRow,
  DigitalTranslationRow,
  TooLongManuscriptRow,
} from '../../world/rows/digital-rows.ts'
import type { ErrorCount, Finding, UnusableReason } from '../../world/rows/manuscript-verdict.ts'
import type { AssessmentRow, ContentRow, FileRow } from '../../world/rows/rows.ts'
import type { UploadPieceRow, UploadRow } from '../../world/rows/upload-rows.ts'
import {
  bytes,
  contract,
  either,
  fields,
  flag,
  instant,
  listOf,
  number,
  oneOf,
  orNull,
  type Shape,
  text,
  whole,
} from './row-shape.ts'

const reason: Shape<UnusableReason> = oneOf(
  'empty',
  'locked',
  'damaged',
  'not-a-word-document',
  'too-large',
  'too-old',
)

type Failed = Extract<DigitalEditRow['outcome'], { readonly kind: 'failed' }>
const failed = fields<Failed>({ kind: oneOf('failed'), reason })

type Edited = Extract<DigitalEditRow['outcome'], { readonly kind: 'edited' }>
const finding = fields<Finding>({
  kind: text,
  start: whole,
  end: whole,
  message: text,
  suggestions: listOf<string, string[]>(text),
})

type Translated = Extract<DigitalTranslationRow['outcome'], { readonly kind: 'translated' }>

type Scored = Extract<AssessmentRow['verdict'], { outcome: 'scored' }>
type Unscored = Extract<AssessmentRow['verdict'], { outcome: 'failed' }>
const errorCount = fields<ErrorCount>({
  consistencySpellingTypos: whole,
  grammarMechanics: whole,
  phrasing: whole,
  punctuation: whole,
  wordChoice: whole,
})

export const manuscriptShapes = {
  files: fields<FileRow>({
    identity: text,
    owner: text,
    name: text,
    type: text,
    size: whole,
    createdAt: instant,
  }),
  contents: fields<ContentRow>({ identity: text, bytes }),
  uploads: fields<UploadRow>({
    identity: text,
    owner: text,
    name: text,
    size: whole,
    checksum: text,
    purpose: contract('UploadPurpose'),
    received: whole,
    expiresAt: instant,
    fileIdentity: orNull(text),
  }),
  uploadPieces: fields<UploadPieceRow>({
    identity: text,
    uploadIdentity: text,
    offset: whole,
    bytes,
  }),
  assessments: fields<AssessmentRow>({
    identity: text,
    owner: text,
    fileIdentity: text,
    name: text,
    createdAt: instant,
    archived: flag,
    verdict: either(
      fields<Scored>({
        outcome: oneOf('scored'),
        wordCount: whole,
        language: text,
        score: number,
        percentile: number,
        category: oneOf(
          'ready-to-submit',
          'needs-proofreading',
          'needs-editing',
          'needs-extensive-editing',
        ),
        errorCount: either(errorCount, oneOf('skipped'), oneOf('failed')),
        examples: listOf(contract('ErrorExample')),
      }),
      fields<Unscored>({ outcome: oneOf('failed'), reason }),
    ),
  }),
  digitalEdits: fields<DigitalEditRow>({
    identity: text,
    owner: text,
    fileIdentity: text,
    name: text,
    createdAt: instant,
    archived: flag,
    styleOfEnglish: contract('StyleOfEnglish'),
    outcome: either(
      fields<Edited>({ kind: oneOf('edited'), findings: orNull(listOf(finding)) }),
      failed,
    ),
  }),
  digitalTranslations: fields<DigitalTranslationRow>({
    identity: text,
    owner: text,
    fileIdentity: text,
    name: text,
    createdAt: instant,
    archived: flag,
    language: contract('DigitalTranslationLanguage'),
    purchaseIdentity: text,
    outcome: either(fields<Translated>({ kind: oneOf('translated') }), failed),
  }),
  digitalPurchases: fields<DigitalPurchaseRow>({
    identity: text,
    owner: text,
    type: contract('DigitalProductType'),
    availablePurchaseIdentity: text,
    name: text,
    label: orNull(text),
    price: number,
    fullPrice: number,
    currencyIso: text,
    allowedLanguages: listOf(contract('DigitalTranslationLanguage')),
    numberOfUsesAvailable: orNull(whole),
    numberOfUsesRemaining: orNull(whole),
    createdAt: instant,
    startsAt: instant,
    endsAt: instant,
    receiptCode: orNull(text),
  }),
  tooLongManuscripts: fields<TooLongManuscriptRow>({ owner: text, fileIdentity: text }),
}
