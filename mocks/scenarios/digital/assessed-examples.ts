import type { ErrorCategory, ErrorExample } from '../../world/rows/manuscript-verdict.ts'
import type { AssessedName } from './assessed-manuscripts.ts'

const example = (
  kind: ErrorCategory,
  ...[before, wrong, correction, after]: [string, string, string, string]
): ErrorExample => ({ kind, before, wrong, correction, after })

export const assessedExamples: Partial<Record<AssessedName, ErrorExample[]>> = {
  scoring: [
    example(
      'phrasing',
      'For shaded stream reaches, the rate of change was 34 percent ',
      'more lower',
      'lower',
      ', even though the difference was not significant (P = 0.21).',
    ),
    example(
      'consistencySpellingTypos',
      'The strongest response was observed during the winter floods, and it was ',
      'consistant',
      'consistent',
      ' across 173 sites.',
    ),
    example(
      'grammarMechanics',
      'At 75 sites, ',
      'a',
      'an',
      ' increase in the width of the wooded margin was followed by a reduction in nitrate concentration.',
    ),
  ],
  counting: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' connecting the score for mental health and the number of social contacts (Figure 6).',
    ),
    example(
      'grammarMechanics',
      'The quality of a model was assessed from its errors rather ',
      'then',
      'than',
      ' by a single number.',
    ),
    example(
      'phrasing',
      'The ',
      'most highest',
      'highest',
      ' values were found in the eastern suburbs, where evening light was also the greatest.',
    ),
  ],
  fiveKinds: [
    example(
      'consistencySpellingTypos',
      'There was a clear ',
      'relationshp',
      'relationship',
      ' connecting stream discharge and the density of drains (Figure 2).',
    ),
    example(
      'phrasing',
      'We expected that gauged tributaries would show a ',
      'more stronger',
      'stronger',
      ' response to land use than those described in earlier studies.',
    ),
    example(
      'grammarMechanics',
      'At 165 sites, ',
      'a',
      'an',
      ' increase in the density of drains was accompanied by a decrease in water temperature.',
    ),
  ],
  twoKindsAtZero: [
    example(
      'consistencySpellingTypos',
      'Regular ',
      'measurments',
      'measurements',
      ' of blood pressure should be kept up, since the response of the participants of the second survey may change in the future.',
    ),
    example(
      'phrasing',
      'The ',
      'most highest',
      'highest',
      ' values were found in the city center, where the level of education was most pronounced as well.',
    ),
    example(
      'punctuation',
      'Another possible explanation is a change in daily ',
      'habits ,',
      'habits,',
      ' which was not recorded here.',
    ),
  ],
  hardToFollow: [
    example(
      'consistencySpellingTypos',
      'Over the past thirty years, shaded stream reaches have ',
      'recieved',
      'received',
      ' growing interest, as they react early to changes in the depth of the water table.',
    ),
    example(
      'phrasing',
      'The ',
      'most strongest',
      'strongest',
      ' response was seen in the winter floods, and it was consistent at 129 places.',
    ),
    example(
      'grammarMechanics',
      'There was ',
      'an',
      'a',
      ' clear relationship connecting suspended sediment load and fertilizer application (Figure 1).',
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
      'Over the past few decades, modern wheat varieties have ',
      'recieved',
      'received',
      ' growing notice, since they are sensitive to changes in nitrogen supply.',
    ),
    example(
      'wordChoice',
      'The ',
      'affect',
      'effect',
      ' of the date of sowing was small in most years and was no longer seen after 2010.',
    ),
    example(
      'grammarMechanics',
      'This finding agrees with earlier work, in which irrigated plots reacted to planting density in ',
      'an',
      'a',
      ' similar manner (Olsen 2008).',
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
      'phrasing',
      'The ',
      'most highest',
      'highest',
      ' values came from the study region, where household income was at its maximum too.',
    ),
    example(
      'punctuation',
      'However, nearly all of these surveys were confined to the second ',
      'survey ,',
      'survey,',
      ' and little is known about what happens during the rest of the year.',
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
      'The overall mean of suspended sediment load was 30 percent higher in the upper valley than in the ',
      'more lower',
      'lower',
      ' floodplain (P = 0.008).',
    ),
    example(
      'grammarMechanics',
      'They also give ',
      'an',
      'a',
      ' useful point of departure for the planning of new wetlands.',
    ),
  ],
}
