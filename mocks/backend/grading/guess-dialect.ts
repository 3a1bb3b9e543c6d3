import type { Dialect } from './proofreader.ts'

const BRITISH =
  /\b(?:\w+[iy]s(?:ed|ation|ing)|behaviours?|colours?|favour\w*|labour|centres?|metres?|litres?|fibres?|modelling|labelled|ageing|grey|tumours?|haem\w+|paed\w+|programmes?)\b/gi
const AMERICAN =
  /\b(?:\w+[iy]z(?:ed|ation|ing)|behaviors?|colors?|favor\w*|labor|centers?|meters?|liters?|fibers?|modeling|labeled|aging|gray|tumors?|hem(?:o|at)\w+|pediatr\w+|programs?)\b/gi

/** Words spelled with s in both dialects. */
const BOTH = /^(?:rais|promis|advis|revis|compris|supervis|exercis|surpris|aris|pois|nois)/i

export function guessDialect(text: string): Dialect {
  const british = [...text.matchAll(BRITISH)].filter(([word]) => !BOTH.test(word)).length
  const american = text.match(AMERICAN)?.length ?? 0
  return british > american ? 'british' : 'american'
}
