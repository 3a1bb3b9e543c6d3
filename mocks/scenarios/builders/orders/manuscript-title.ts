import { fieldVocabulary, type StudyField } from '../field-vocabulary.ts'
import { type SeededSource, seededSource } from '../seeded-source.ts'

type Parts = { factor: string; outcome: string; system: string; study: string }

const studies = [
  'a field study over three seasons',
  'a systematic review',
  'results from a long-term experiment',
  'a mixed-effects analysis',
  'evidence from two sites',
  'a critical comparison of methods',
]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const patterns: ((parts: Parts) => string)[] = [
  ({ factor, outcome, system }) => `${capital(factor)} and ${outcome} in ${system}`,
  ({ factor, outcome, system }) => `Effects of ${factor} on ${outcome} in ${system}`,
  ({ factor, outcome, system }) => `The role of ${factor} in ${outcome}: lessons from ${system}`,
  ({ factor, outcome, system }) => `${capital(factor)} as a driver of ${outcome} in ${system}`,
  ({ factor, outcome, system, study }) => `Linking ${factor} to ${outcome} in ${system}: ${study}`,
  ({ factor, outcome, system, study }) =>
    `${capital(outcome)} under ${factor} in ${system}: ${study}`,
]

export function drawTitle(source: SeededSource, field: StudyField): string {
  const { factors, outcomes, systems } = fieldVocabulary[field]
  const parts = {
    factor: source.pick(factors),
    outcome: source.pick(outcomes),
    system: source.pick(systems),
    study: source.pick(studies),
  }
  return source.pick(patterns)(parts)
}

export const manuscriptTitle = (key: string, field: StudyField): string =>
  drawTitle(seededSource(`title ${key}`), field)

export const drawJournal = (source: SeededSource, field: StudyField): string =>
  source.pick(fieldVocabulary[field].journals)

export const journalFor = (key: string, field: StudyField): string =>
  drawJournal(seededSource(`journal ${key}`), field)
