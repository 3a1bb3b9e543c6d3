import type { Schemas } from '../../../world/rows/contract-types.ts'

type ServiceQuestion = Schemas['ServiceQuestion']

type QuestionChoice = ServiceQuestion['choices'][number]

const choice = (label: string, ...followUpQuestionIdentities: string[]): QuestionChoice => ({
  label,
  followUpQuestionIdentities,
})

function question(
  identity: string,
  label: string,
  type: ServiceQuestion['type'],
  choices: QuestionChoice[] = [],
): Omit<ServiceQuestion, 'sort_order'> {
  const styles: ServiceQuestion['styles'] = [type === 'text' ? 'half-width' : 'full-width']
  return { identity, label, type, choices, styles }
}

const formatting = [
  question('q-citation-style', 'Which citation style does the journal use?', 'radio', [
    choice('APA'),
    choice('Vancouver'),
    choice('Another one', 'q-citation-style-other'),
  ]),
  question('q-citation-style-other', 'What is the style called?', 'text'),
  question('q-article-type', 'What kind of article is it?', 'radio', [
    choice('Original research'),
    choice('Review'),
    choice('Short communication'),
  ]),
]

const figures = [
  question('q-figure-kinds', 'What do the figures show?', 'checkbox', [
    choice('Line drawings'),
    choice('Photographs'),
    choice('Charts'),
  ]),
  question('q-figure-notes', 'What should the designer know?', 'textarea'),
]

const journalRecommendation = [
  question('q-journal-aim', 'What matters most in a journal?', 'radio', [
    choice('Speed'),
    choice('Impact'),
    choice('Open access', 'q-journal-budget'),
  ]),
  question('q-journal-budget', 'How much may publication cost?', 'text'),
  question('q-journals-before', 'Which journals have you tried already?', 'textarea'),
]

const questions: Readonly<Record<string, readonly Omit<ServiceQuestion, 'sort_order'>[]>> = {
  'svc-formatting': formatting,
  'svc-figures': figures,
  'svc-journal-rec': journalRecommendation,
  'svc-table-formatting': [
    question('q-table-notes', 'What should the designer of the tables know?', 'textarea'),
  ],
  'svc-cover-letter': [
    question('q-cover-novelty', 'What is new in your manuscript?', 'textarea'),
    question('q-cover-editor', 'Who is the editor of the journal?', 'text'),
  ],
  'svc-video': [question('q-video-audience', 'Who is the video for?', 'text')],
  'svc-premium-rework': [
    question('q-rework-reviews', 'Has the manuscript been reviewed by a journal?', 'radio', [
      choice('Yes', 'q-rework-comments'),
      choice('No'),
    ]),
    question('q-rework-comments', 'What did the reviewers ask for?', 'textarea'),
  ],
}

export function serviceQuestions(serviceIdentity: string): ServiceQuestion[] {
  const own = Object.hasOwn(questions, serviceIdentity) ? (questions[serviceIdentity] ?? []) : []
  return own.map((serviceQuestion, index) => ({ ...serviceQuestion, sort_order: index + 1 }))
}
