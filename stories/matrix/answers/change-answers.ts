import { client } from '../../../src/api/client.ts'
import { answerShapes } from '../../../src/api/generated/answer-shapes.gen.ts'
import { rememberOperation } from '../../../src/api/shapes/received-answers.ts'
import { type AnswerPlace, nameOfPlace, placesIn } from './answer-places.ts'

type Change = { operation: string; apply: (answer: unknown) => unknown }

/** The same call with the same body has the same answer. */
const keyOf = async (request: Request) =>
  `${request.method} ${request.url} ${await request.clone().text()}`

/**
 * Records the answers of the mock backend and repeats them with changes. They are changed on their way, so that the
 * backend keeps the contract, and repeated, because it takes most of the time of a page.
 */
export function changeAnswers() {
  const places = new Map<string, AnswerPlace>()
  const recorded = new Map<string, unknown>()
  let isRecording = true
  let change: Change | undefined
  const changed = (operation: string, answer: unknown) =>
    Response.json(change?.operation === operation ? change.apply(answer) : answer)
  const middleware: Parameters<typeof client.use>[0] = {
    async onRequest({ schemaPath, request }) {
      const key = await keyOf(request)
      if (isRecording || !recorded.has(key)) return undefined
      const operation = `${request.method} ${schemaPath}`
      const response = changed(operation, recorded.get(key))
      rememberOperation(response, operation)
      return response
    },
    async onResponse({ schemaPath, request, response }) {
      const operation = `${request.method} ${schemaPath}`
      if (response.status !== 200 || !(operation in answerShapes)) return undefined
      const answer: unknown = await response.clone().json()
      if (!isRecording) return changed(operation, answer)
      for (const place of placesIn(operation, answer)) places.set(nameOfPlace(place), place)
      recorded.set(await keyOf(request), answer)
      return undefined
    },
  }
  client.use(middleware)
  return {
    /** Where the recorded answers can be changed. */
    places: (): AnswerPlace[] => [...places.values()],
    record: () => {
      places.clear()
      recorded.clear()
      isRecording = true
    },
    /** From here on the recorded answers are given, with a change in one of them. */
    repeat: (next?: Change) => {
      isRecording = false
      change = next
    },
    stop: () => client.eject(middleware),
  }
}
