import { faker } from '@faker-js/faker/locale/base'
import { hashOf } from '../../backend/rules/text-hash.ts'

/**
 * A source of invented values that are the same for the same key in every run, whatever was drawn
 * before. Draw all that a row needs before the next key is asked for: there is one source.
 */
export function seededBy(key: string): typeof faker {
  faker.seed(hashOf(key))
  return faker
}
