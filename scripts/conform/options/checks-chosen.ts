import { operations } from '../../../src/api/generated/operations.gen.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { allJourneys } from '../journeys/all-journeys.ts'
import { originGroup } from '../operations/origin-checks.ts'
import type { ConformSettings } from './conform-settings.ts'

/** @throws one sentence where `--only` has a text that is in no name: nothing judged would look like nothing broken */
export function checksChosen({ only, config }: Pick<ConformSettings, 'only' | 'config'>): void {
  const names = [
    ...keysOf(operations).flatMap((id) => [id, operations[id].tag]),
    originGroup,
    'journeys',
    ...allJourneys(config).map(({ name }) => name),
  ]
  const unknown = only.filter((part) => !names.some((name) => name.includes(part)))
  if (unknown.length === 0) return
  throw new Error(`--only ${unknown.join()}: no operation, tag or journey has this in its name.`)
}
