import { operations } from '../../../src/api/generated/operations.gen.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { allJourneys } from '../journeys/all-journeys.ts'
import { originGroup } from '../operations/origin-checks.ts'
import type { ConformSettings } from './conform-settings.ts'

/**
 * Nothing judged would look like nothing broken.
 * @throws one sentence where `--only` has a text that is in no name, or `leaveOut` one that is none
 */
export function checksChosen({ only, config }: Pick<ConformSettings, 'only' | 'config'>): void {
  const names = [
    ...keysOf(operations).flatMap((id) => [id, operations[id].tag]),
    originGroup,
    'journeys',
    ...allJourneys(config).map(({ name }) => name),
  ]
  const unknown = only.filter((part) => !names.some((name) => name.includes(part)))
  if (unknown.length > 0)
    throw new Error(`--only ${unknown.join()}: no operation, tag or journey has this in its name.`)
  const misspelled = (config.leaveOut ?? []).filter((name) => !names.includes(name))
  if (misspelled.length > 0)
    throw new Error(`leaveOut ${misspelled.join()}: no operation, tag or journey has this name.`)
}
