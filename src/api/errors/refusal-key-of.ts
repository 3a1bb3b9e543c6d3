import type { operations } from '../generated/schema.gen.ts'

type AnswerOf<Operation extends keyof operations> = operations[Operation]['responses'] extends {
  200: { content: { 'application/json': infer Answer } }
}
  ? Answer
  : never

type KeyIn<Answer> = Answer extends { error: infer Reason }
  ? Reason extends string
    ? Reason
    : KeyIn<Reason>
  : never

export type RefusalKeyOf<Operation extends keyof operations> = Operation extends unknown
  ? KeyIn<AnswerOf<Operation>>
  : never
