import { plural, t } from '@lingui/core/macro'
import { joinedCount } from './check-places.ts'
import type { TextPair } from './compare/comparison-model.ts'

/** Of a paragraph that is in both texts, but not beside its translation. */
export function pairStatus(pair: Pick<TextPair, 'kind' | 'blocks'>): string | undefined {
  switch (pair.kind) {
    case 'copied':
      return t`Left in the original language`
    case 'merged':
      return plural(joinedCount(pair), {
        one: '# paragraph merged into one',
        other: '# paragraphs merged into one',
      })
    case 'divided':
      return plural(joinedCount(pair), {
        one: 'One paragraph divided into #',
        other: 'One paragraph divided into #',
      })
    default:
      return undefined
  }
}
