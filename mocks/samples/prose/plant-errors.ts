import type { ErrorCategory } from '../../world/rows/manuscript-verdict.ts'

type PlantedError = { category: ErrorCategory; right: RegExp; wrong: string }

export const PLANTED_ERRORS: readonly PlantedError[] = [
  { category: 'consistencySpellingTypos', right: /\benvironment\b/, wrong: 'enviroment' },
  { category: 'consistencySpellingTypos', right: /\bseparately\b/, wrong: 'seperately' },
  { category: 'consistencySpellingTypos', right: /\boccurred\b/, wrong: 'occured' },
  { category: 'consistencySpellingTypos', right: /\breceived\b/, wrong: 'recieved' },
  { category: 'consistencySpellingTypos', right: /\bmeasurements\b/, wrong: 'measurments' },
  { category: 'consistencySpellingTypos', right: /\bconsistent\b/, wrong: 'consistant' },
  { category: 'consistencySpellingTypos', right: /\bdifference\b/, wrong: 'diffrence' },
  { category: 'consistencySpellingTypos', right: /\brelationship\b/, wrong: 'relationshp' },
  { category: 'consistencySpellingTypos', right: / with the /, wrong: ' with the the ' },
  { category: 'consistencySpellingTypos', right: / of the /, wrong: ' of of the ' },
  { category: 'grammarMechanics', right: /\brather than\b/, wrong: 'rather then' },
  { category: 'grammarMechanics', right: /\ba useful\b/, wrong: 'an useful' },
  { category: 'grammarMechanics', right: /\ban important\b/, wrong: 'a important' },
  { category: 'grammarMechanics', right: /\b(A|a)n increase\b/, wrong: '$1 increase' },
  { category: 'grammarMechanics', right: /\ba similar\b/, wrong: 'an similar' },
  { category: 'grammarMechanics', right: /\ba clear\b/, wrong: 'an clear' },
  { category: 'phrasing', right: /\bfaster\b/, wrong: 'more faster' },
  { category: 'phrasing', right: /\bhighest\b/, wrong: 'most highest' },
  { category: 'phrasing', right: /\bstronger\b/, wrong: 'more stronger' },
  { category: 'phrasing', right: /\bstrongest\b/, wrong: 'most strongest' },
  { category: 'phrasing', right: /\blarger\b/, wrong: 'more larger' },
  { category: 'phrasing', right: /\blower\b/, wrong: 'more lower' },
  { category: 'punctuation', right: /^However, the /, wrong: 'However the ' },
  { category: 'punctuation', right: /, and /, wrong: ' , and ' },
  { category: 'punctuation', right: /, but /, wrong: ',but ' },
  { category: 'punctuation', right: /, which /, wrong: ' , which ' },
  { category: 'wordChoice', right: /\b(T|t)he effect of\b/, wrong: '$1he affect of' },
  { category: 'wordChoice', right: /\bweak effect\b/, wrong: 'weak affect' },
  { category: 'wordChoice', right: /\bshould have\b/, wrong: 'should of' },
  { category: 'wordChoice', right: /\bdiscuss the\b/, wrong: 'discuss about the' },
]

/** Undefined where the error does not apply to the sentence. */
export function plantError(sentence: string, error: PlantedError): string | undefined {
  return error.right.test(sentence) ? sentence.replace(error.right, error.wrong) : undefined
}
