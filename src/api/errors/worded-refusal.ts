import type { RefusalMessages } from '../refusal-messages/all-refusals.ts'
import { Refusal } from './api-failure.ts'

/** A refusal whose key the application has words for. */
export class WordedRefusal extends Refusal {
  readonly messages: RefusalMessages

  constructor(key: string, params: Record<string, unknown>, messages: RefusalMessages) {
    super(key, params)
    this.messages = messages
  }
}
