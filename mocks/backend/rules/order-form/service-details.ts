import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { ReferenceService } from '../../reference-data/services/form-services.ts'
import { serviceQuestions } from '../../reference-data/services/service-question-data.ts'

function fileTypeOf({ price }: ReferenceService): Schemas['ServiceDetails']['fileTypes'][number] {
  return price.by === 'count' ? price.of : 'manuscript'
}

export function serviceDetailsOf(services: readonly ReferenceService[]): Schemas['ServiceDetails'] {
  const all = services.flatMap(({ identity }) => serviceQuestions(identity))
  const questions = all
    .filter(
      (question, index) =>
        all.findIndex(({ identity }) => identity === question.identity) === index,
    )
    .map((question, index) => ({ ...question, sort_order: index + 1 }))
  return {
    fileTypes: [...new Set(services.map(fileTypeOf))],
    journalDetails: {
      requested: services.some(({ journal }) => journal !== undefined),
      required: services.some(({ journal }) => journal === 'required'),
    },
    questions,
    questionsRequiringPreviousSelection: questions.flatMap(({ choices }) =>
      choices.flatMap(({ followUpQuestionIdentities }) => followUpQuestionIdentities),
    ),
  }
}
