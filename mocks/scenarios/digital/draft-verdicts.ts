import type { DraftName } from '../../samples/draft-manuscripts.ts'
import type { Verdict } from '../../world/rows/manuscript-verdict.ts'

/** Precomputed so that the world opens at once; a test compares them. */
export const draftVerdicts: Record<DraftName, Verdict> = {
  first: {
    outcome: 'scored',
    wordCount: 2024,
    language: 'en',
    score: 4.1,
    percentile: 20,
    category: 'needs-extensive-editing',
    errorCount: {
      consistencySpellingTypos: 26,
      grammarMechanics: 8,
      phrasing: 7,
      punctuation: 11,
      wordChoice: 5,
    },
    examples: [
      {
        kind: 'consistencySpellingTypos',
        before: 'Over the past two decades, winter wheat plants have ',
        wrong: 'recieved',
        after: ' growing attention because they respond quickly to changes in nitrogen supply.',
        correction: 'received',
      },
      {
        kind: 'punctuation',
        before: 'Javier Ortega, Hanna ',
        wrong: 'Lindqvist ,',
        after: ' and Mei Tanaka',
        correction: 'Lindqvist,',
      },
      {
        kind: 'grammarMechanics',
        before: 'There was ',
        wrong: 'an',
        after:
          ' clear relationship between leaf temperature and the timing of irrigation (Figure 5).',
        correction: 'a',
      },
    ],
  },
  second: {
    outcome: 'scored',
    wordCount: 2010,
    language: 'en',
    score: 5.4,
    percentile: 37,
    category: 'needs-editing',
    errorCount: {
      consistencySpellingTypos: 17,
      grammarMechanics: 3,
      phrasing: 3,
      punctuation: 8,
      wordChoice: 2,
    },
    examples: [
      {
        kind: 'consistencySpellingTypos',
        before: 'Over the past two decades, winter wheat plants have ',
        wrong: 'recieved',
        after: ' growing attention because they respond quickly to changes in nitrogen supply.',
        correction: 'received',
      },
      {
        kind: 'punctuation',
        before: 'Javier Ortega, Hanna ',
        wrong: 'Lindqvist ,',
        after: ' and Mei Tanaka',
        correction: 'Lindqvist,',
      },
      {
        kind: 'phrasing',
        before: 'The ',
        wrong: 'most highest',
        after:
          ' values occurred in the research greenhouse, where the timing of irrigation was also the greatest.',
        correction: 'highest',
      },
    ],
  },
  third: {
    outcome: 'scored',
    wordCount: 2019,
    language: 'en',
    score: 4.5,
    percentile: 24,
    category: 'needs-extensive-editing',
    errorCount: {
      consistencySpellingTypos: 23,
      grammarMechanics: 5,
      phrasing: 6,
      punctuation: 9,
      wordChoice: 4,
    },
    examples: [
      {
        kind: 'consistencySpellingTypos',
        before: 'Over the past two decades, winter wheat plants have ',
        wrong: 'recieved',
        after: ' growing attention because they respond quickly to changes in nitrogen supply.',
        correction: 'received',
      },
      {
        kind: 'punctuation',
        before: 'Javier Ortega, Hanna ',
        wrong: 'Lindqvist ,',
        after: ' and Mei Tanaka',
        correction: 'Lindqvist,',
      },
      {
        kind: 'phrasing',
        before: 'The ',
        wrong: 'most highest',
        after:
          ' values occurred in the research greenhouse, where the timing of irrigation was also the greatest.',
        correction: 'highest',
      },
    ],
  },
  fourth: {
    outcome: 'scored',
    wordCount: 2004,
    language: 'en',
    score: 7.3,
    percentile: 67,
    category: 'needs-editing',
    errorCount: {
      consistencySpellingTypos: 7,
      grammarMechanics: 1,
      phrasing: 2,
      punctuation: 4,
      wordChoice: 0,
    },
    examples: [
      {
        kind: 'consistencySpellingTypos',
        before: 'Over the past two decades, winter wheat plants have ',
        wrong: 'recieved',
        after: ' growing attention because they respond quickly to changes in nitrogen supply.',
        correction: 'received',
      },
      {
        kind: 'punctuation',
        before: 'Only 5 of the 145 sites showed the opposite ',
        wrong: 'trend ,',
        after: ' and all of them were in the covered plots.',
        correction: 'trend,',
      },
      {
        kind: 'phrasing',
        before:
          'Taken together, these observations suggest that the storage of sugar in the stem has a ',
        wrong: 'more larger',
        after: ' role than was previously assumed.',
        correction: 'larger',
      },
    ],
  },
  fifth: {
    outcome: 'scored',
    wordCount: 2004,
    language: 'en',
    score: 8.7,
    percentile: 87,
    category: 'needs-proofreading',
    errorCount: {
      consistencySpellingTypos: 4,
      grammarMechanics: 0,
      phrasing: 1,
      punctuation: 1,
      wordChoice: 0,
    },
    examples: [
      {
        kind: 'consistencySpellingTypos',
        before: 'A better understanding of slow recovery after rain is important for the growers ',
        wrong: 'of of',
        after: ' the region.',
        correction: 'of',
      },
      {
        kind: 'phrasing',
        before: 'For older local varieties, the slope was 59 percent ',
        wrong: 'more lower',
        after: ', although the difference was not significant (P = 0.008).',
        correction: 'lower',
      },
      {
        kind: 'punctuation',
        before: 'Another possible explanation is the early closing of leaf ',
        wrong: 'pores ,',
        after: ' which was not measured directly in this study.',
        correction: 'pores,',
      },
    ],
  },
}
