import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../generated/client-contract.gen.ts'

export const digitalRefusals = {
  'digital-editing-not-available': msg`This site does not offer digital editing. Please order professional editing instead.`,
  'digital-editing-moved': msg`Digital editing has moved to our new product. Please open it from the navigation.`,
  'digital-editing-subscription-required': msg`You have no active subscription to digital editing. Please subscribe first.`,
  'digital-editing-file-not-found': msg`We no longer have this file. Please choose it again.`,
  'digital-editing-file-type-not-allowed': msg`Filetype not allowed: {fileName}. Its content is not a Word document. Please save it again as .doc or .docx.`,
  'digital-translations-word-count-exceeded': msg`{fileName} has {wordCount} words. The limit for digital translation is {limit}. Please choose a shorter file or order a professional translation.`,
  'digital-translation-not-available': msg`This site does not offer digital translation. Please order a professional translation instead.`,
  'digital-translation-moved': msg`Digital translation has moved to our new product. Please open it from the navigation.`,
  'digital-translation-language-not-available': msg`We cannot translate from this language here. Please choose another one.`,
  'digital-translation-no-uses-left': msg`You have no translations left for this language. Please buy a package first.`,
  'digital-translation-file-not-found': msg`We no longer have this file. Please choose it again.`,
  'digital-translation-file-type-not-allowed': msg`Filetype not allowed: {fileName}. Its content is not a Word document. Please save it again as .doc or .docx.`,
  'digital-translation-failed-not-deletable': msg`Failed translations stay on the list. To remove one, please write to support@galley.example.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
