import type { WithUnlisted } from '../lib/unlisted.ts'
import type { components } from './generated/schema.gen.ts'

export type Answers = {
  [Name in keyof components['schemas']]: WithUnlisted<components['schemas'][Name]>
}
