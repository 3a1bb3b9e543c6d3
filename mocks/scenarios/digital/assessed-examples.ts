import type { ErrorCategory, ErrorExample } from '../../world/rows/manuscript-verdict.ts'
import type { AssessedName } from './assessed-manuscripts.ts'

const example = (
  kind: ErrorCategory,
  ...[before, wrong, correction, after]: [string, string, string, string]
): ErrorExample => ({ kind, before, wrong, correction, after })

export const assessedExamples: Partial<Record<AssessedName, ErrorExample[]>> = {
  scoring: [
    example(
      'consistencySpellingTypos',
      'The strongest response was observed during the winter floods, and it was ',
      'consistant',
      'consistent',
      ' across 173 sites.',
    ),
    example(
      'punctuation',
      'However, most of this work was limited to the dry ',
      'summer ,',
      'summer,',
      ' and little is known about what happens during the rest of the year.',
    ),
    example(
      'phrasing',
      'The ',
      'most highest',
      'highest',
      ' values occurred in the northern tributary, where the width of the wooded margin was also the greatest.',
    ),
  ],
  counting: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' between the score for mental health and the number of social contacts (Figure 6).',
    ),
    example(
      'punctuation',
      'However, most of this work was limited to the second ',
      'survey ,',
      'survey,',
      ' and little is known about what happens during the rest of the year.',
    ),
    example(
      'grammarMechanics',
      'The fit of each model was judged by its residuals rather ',
      'then',
      'than',
      ' by a single number.',
    ),
  ],
  fiveKinds: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' between stream discharge and the density of drains (Figure 2).',
    ),
    example(
      'phrasing',
      'We expected that small farmland streams would show a ',
      'more stronger',
      'stronger',
      ' response to the width of the wooded margin than those described in earlier studies.',
    ),
    example(
      'punctuation',
      'However, most of this work was limited to early ',
      'spring ,',
      'spring,',
      ' and little is known about what happens during the rest of the year.',
    ),
  ],
  twoKindsAtZero: [
    example(
      'consistencySpellingTypos',
      'However, most of this work was limited to the final year, and little is known about what happens during the rest ',
      'of of',
      'of',
      ' the year.',
    ),
    example(
      'phrasing',
      'The ',
      'most highest',
      'highest',
      ' values occurred in the five clinics, where household income was also the greatest.',
    ),
    example(
      'punctuation',
      '',
      'However',
      'However,',
      ' the pattern remained the same when the analysis was repeated for each year separately.',
    ),
  ],
  hardToFollow: [
    example(
      'consistencySpellingTypos',
      'Over the past two decades, shaded stream reaches have ',
      'recieved',
      'received',
      ' growing attention because they respond quickly to changes in the depth of the water table.',
    ),
    example(
      'phrasing',
      'The ',
      'most strongest',
      'strongest',
      ' response was observed during the winter floods, and it was consistent across 129 sites.',
    ),
    example(
      'punctuation',
      'However, most of this work was limited to early ',
      'spring ,',
      'spring,',
      ' and little is known about what happens during the rest of the year.',
    ),
  ],
  oldFormat: [
    example(
      'grammarMechanics',
      'The difference between the two farms was small rather ',
      'then',
      'than',
      ' large.',
    ),
    example(
      'punctuation',
      'In the wettest year the first date gave a lower number of ',
      'plants ,',
      'plants,',
      ' and the yield was affected.',
    ),
    example(
      'wordChoice',
      'Farmers ',
      'should of',
      'should have',
      ' waited only in years with a very wet spring.',
    ),
  ],
  proofread: [
    example(
      'consistencySpellingTypos',
      'A simple model with air humidity and the date of sowing was sufficient to describe most ',
      'of of',
      'of',
      ' the variation.',
    ),
    example(
      'phrasing',
      'For modern wheat varieties, the slope was 19 percent ',
      'more lower',
      'lower',
      ', although the difference was not significant (P = 0.34).',
    ),
    example(
      'punctuation',
      'Site and year were included as random ',
      'effects ,',
      'effects,',
      ' and stem growth served as the reference level.',
    ),
  ],
  edited: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' between sleep duration and the level of education (Figure 3).',
    ),
    example(
      'punctuation',
      'However, most of this work was limited to the second ',
      'survey ,',
      'survey,',
      ' and little is known about what happens during the rest of the year.',
    ),
    example(
      'grammarMechanics',
      'Our findings support the view that the slow decline of fitness is ',
      'a',
      'an',
      ' important part of the system.',
    ),
  ],
  conference: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' between nitrate concentration and fertilizer application (Figure 6).',
    ),
    example(
      'phrasing',
      'The mean value of suspended sediment load was 30 percent higher in the upper valley than in the ',
      'more lower',
      'lower',
      ' floodplain (P = 0.008).',
    ),
    example(
      'grammarMechanics',
      'They also provide ',
      'an',
      'a',
      ' useful basis for the planning of new wetlands.',
    ),
  ],
}
