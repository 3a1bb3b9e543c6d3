import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceQuestion } from '../../../../api/order-form/order-form-queries.ts'

type QuestionMessages = {
  label: MessageDescriptor
  /** By the choice's label as the server has it. */
  choices?: Readonly<Record<string, MessageDescriptor>>
}

/** By the question's identity. */
const questionMessages: Readonly<Record<string, QuestionMessages>> = {
  'q-citation-style': {
    label: msg`Which citation style does the journal use?`,
    choices: {
      APA: msg`APA`,
      Vancouver: msg`Vancouver`,
      'Another one': msg({ message: 'Another one', context: 'citation style' }),
    },
  },
  'q-citation-style-other': { label: msg`What is the style called?` },
  'q-article-type': {
    label: msg`What kind of article is it?`,
    choices: {
      'Original research': msg`Original research`,
      Review: msg({ message: 'Review', context: 'kind of article' }),
      'Short communication': msg`Short communication`,
    },
  },
  'q-figure-kinds': {
    label: msg`What do the figures show?`,
    choices: {
      'Line drawings': msg`Line drawings`,
      Photographs: msg`Photographs`,
      Charts: msg`Charts`,
    },
  },
  'q-figure-notes': { label: msg`What should the designer know?` },
  'q-table-notes': { label: msg`What should the designer of the tables know?` },
  'q-journal-aim': {
    label: msg`What matters most in a journal?`,
    choices: {
      Speed: msg({ message: 'Speed', context: 'of publication' }),
      Impact: msg({ message: 'Impact', context: 'of a journal' }),
      'Open access': msg`Open access`,
    },
  },
  'q-journal-budget': { label: msg`How much may publication cost?` },
  'q-journals-before': { label: msg`Which journals have you tried already?` },
  'q-cover-novelty': { label: msg`What is new in your manuscript?` },
  'q-cover-editor': { label: msg`Who is the editor of the journal?` },
  'q-video-audience': { label: msg`Who is the video for?` },
  'q-rework-reviews': {
    label: msg`Has the manuscript been reviewed by a journal?`,
    choices: { Yes: msg`Yes`, No: msg`No` },
  },
  'q-rework-comments': { label: msg`What did the reviewers ask for?` },
}

type Translate = (message: MessageDescriptor) => string

/** What is unknown here keeps the server's English. */
export function questionLabel(question: ServiceQuestion, translate: Translate): string {
  const messages = questionMessages[question.identity]
  return messages ? translate(messages.label) : question.label
}

export function choiceLabel(
  { identity }: ServiceQuestion,
  { label }: ServiceQuestion['choices'][number],
  translate: Translate,
): string {
  const message = questionMessages[identity]?.choices?.[label]
  return message ? translate(message) : label
}
