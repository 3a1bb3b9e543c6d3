const operations = new WeakMap<Response, string>()

const answers = new Map<string, unknown>()

/** Remembers which operation a response belongs to, such as `GET /api/order/search`. */
export function rememberOperation(response: Response, operation: string): void {
  operations.set(response, operation)
}

export function rememberAnswer(response: Response, answer: unknown): void {
  const operation = operations.get(response)
  if (operation !== undefined) answers.set(operation, answer)
}

/** Call when another person uses the page. */
export const forgetAnswers = (): void => answers.clear()

export async function differencesFromContract(): Promise<string[]> {
  const [{ differencesIn }, { answerShapes, namedShapes }] = await Promise.all([
    import('./answer-shape.ts'),
    import('../generated/answer-shapes.gen.ts'),
  ])
  return [...answers].flatMap(([operation, answer]) =>
    differencesIn(answer, answerShapes[operation] ?? {}, namedShapes).map(
      (pointer) => `${operation} ${pointer}`,
    ),
  )
}
