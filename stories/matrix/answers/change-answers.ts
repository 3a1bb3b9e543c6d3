import { client } from '../../../src/api/client.ts'
import { answerShapes } from '../../../src/api/generated/answer-shapes.gen.ts'
import { type AnswerPlace, nameOfPlace, placesIn } from './answer-places.ts'

type Change = { operation: string; apply: (answer: unknown) => unknown }

/** Answers of the mock backend are changed on their way, so that it keeps the contract. */
export function changeAnswers() {
  const places = new Map<string, AnswerPlace>()
  let change: Change | undefined
  const middleware: Parameters<typeof client.use>[0] = {
    async onResponse({ schemaPath, request, response }) {
      const operation = `${request.method} ${schemaPath}`
      if (response.status !== 200 || !(operation in answerShapes)) return undefined
      const answer: unknown = await response.clone().json()
      for (const place of placesIn(operation, answer)) places.set(nameOfPlace(place), place)
      if (change?.operation !== operation) return undefined
      return Response.json(change.apply(answer))
    },
  }
  client.use(middleware)
  return {
    /** Where the answers since the last call of `set` can be changed. */
    places: (): AnswerPlace[] => [...places.values()],
    set: (next: Change | undefined) => {
      places.clear()
      change = next
    },
    stop: () => client.eject(middleware),
  }
}
