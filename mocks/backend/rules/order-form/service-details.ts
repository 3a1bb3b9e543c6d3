import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { ReferenceService } from '../../reference-data/services/form-services.ts'
import { serviceQuestions } from '../../reference-data/services/service-questions.ts'

type ServiceDetails = components['schemas']['ServiceDetails']

function fileTypeOf({ price }: ReferenceService): ServiceDetails['fileTypes'][number] {
  return price.by === 'count' ? price.of : 'manuscript'
}

/** The questions of several services, each once. */
export function serviceDetailsOf(services: readonly ReferenceService[]): ServiceDetails {
  const asked = services.flatMap(({ identity }) => serviceQuestions(identity))
  const questions = asked
    .filter((one, place) => asked.findIndex(({ identity }) => identity === one.identity) === place)
    .map((one, place) => ({ ...one, sort_order: place + 1 }))
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
