import type { WithUnlisted } from '../lib/unlisted.ts'
import type { components } from './generated/schema.gen.ts'

/** The schemas of the contract as answers hold them, with open enumerations; requests keep the closed ones. */
export type Answers = {
  [Name in keyof components['schemas']]: WithUnlisted<components['schemas'][Name]>
}
