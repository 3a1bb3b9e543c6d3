import { type Journey, type JourneyState, step } from './journey-step.ts'
import { manuscriptFile } from './manuscript-file.ts'

const found = ({ assessment }: JourneyState) =>
  assessment === undefined ? undefined : { query: { identities: [assessment] } }

const archived = ({ assessment }: JourneyState) =>
  assessment === undefined ? undefined : { path: { identity: assessment } }

export const grammarJourney: Journey = {
  name: 'grammar check',
  writes: true,
  steps: [
    step('uploadFile', {
      title: 'takes a manuscript',
      send: () => ({ body: { file: manuscriptFile() } }),
      keep: ({ identity }) => (identity === null ? {} : { file: identity }),
    }),
    step('createLanguageAssessments', {
      title: 'starts an assessment once',
      key: 'assess',
      manner: 'same key twice',
      send: ({ file }) =>
        file === undefined
          ? undefined
          : {
              body: {
                languageAssessmentFiles: [file],
                agreeToTOS: true,
                termsandagree: true,
                iAmNotaRobot: true,
                captchaResponse: null,
              },
            },
      keep: ({ languageAssessments }) => ({ assessment: languageAssessments[0]?.identity }),
    }),
    step('searchLanguageAssessments', {
      title: 'is done',
      send: found,
      until: ({ assessments }) => assessments.every(({ completed }) => completed),
      holds: [
        {
          rule: 'A completed assessment has score, percentile and category, or says that scoring failed.',
          broken: ({ assessments }) =>
            assessments.every(
              ({ score, percentile, category, scoreFailed }) =>
                scoreFailed || (score !== null && percentile !== null && category !== null),
            )
              ? undefined
              : 'One of them is null.',
        },
        {
          rule: 'An assessment is found by its identity.',
          broken: ({ assessments }) =>
            assessments.length === 1 ? undefined : `${assessments.length} are found.`,
        },
      ],
    }),
    step('searchLanguageAssessments', {
      title: 'is not found by another person',
      as: 'other',
      send: found,
      holds: [
        {
          rule: "Another person's identities are not found.",
          broken: ({ assessments }) => (assessments.length === 0 ? undefined : 'It is shown.'),
        },
      ],
    }),
    step('listAssessmentErrors', {
      title: 'keeps its errors to its owner',
      as: 'other',
      send: archived,
      expects: { rule: "Another person's errors are not found.", status: 404 },
    }),
    step('archiveLanguageAssessment', { title: 'is archived', send: archived }),
    step('archiveLanguageAssessment', {
      title: 'is not archived twice',
      send: archived,
      expects: { rule: 'What is archived is not found any more.', status: 404 },
    }),
  ],
}
