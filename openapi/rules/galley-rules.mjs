import { writtenDescriptions } from './description-rules.mjs'
import { extensibleAnswers, limitedValues } from './limit-rules.mjs'
import { assumedReason, openedAs } from './mark-rules.mjs'
import {
  answersDeclared,
  camelCaseOperationId,
  commonAnswers,
  markedChangingReads,
  mediaTypeExamples,
  namedFiles,
  refusalSchemas,
} from './operation-rules.mjs'
import {
  closedObjects,
  describedSchemas,
  exampledSchemas,
  referenceSiblings,
} from './schema-rules.mjs'

/** The conventions of docs/contract.md that Redocly has no rule for. */
// biome-ignore lint/style/noDefaultExport: Redocly takes a plugin from the default export.
export default function galleyRules() {
  return {
    id: 'galley',
    rules: {
      oas3: {
        'answers-declared': answersDeclared,
        'assumed-reason': assumedReason,
        'camel-case-operation-id': camelCaseOperationId,
        'closed-objects': closedObjects,
        'common-answers': commonAnswers,
        'described-schemas': describedSchemas,
        'exampled-schemas': exampledSchemas,
        'extensible-answers': extensibleAnswers,
        'limited-values': limitedValues,
        'media-type-examples': mediaTypeExamples,
        'marked-changing-reads': markedChangingReads,
        'named-files': namedFiles,
        'opened-as': openedAs,
        'reference-siblings': referenceSiblings,
        'refusal-schemas': refusalSchemas,
        'written-descriptions': writtenDescriptions,
      },
    },
  }
}
