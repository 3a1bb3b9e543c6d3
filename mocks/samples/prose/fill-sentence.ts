import type { ResearchField } from './research-field.ts'
import type { SeededChoice } from './seeded-choice.ts'

const CITED = ['Barlow', 'Chen', 'Sato', 'Okafor', 'Abbott', 'Reyes', 'Olsen', 'Fischer', 'Grant']
const PROBABILITIES = ['P < 0.001', 'P = 0.02', 'P = 0.03', 'P = 0.21', 'P = 0.008', 'P = 0.34']

/** Years and periods within a sentence differ. */
export function fillSentence(template: string, field: ResearchField, choose: SeededChoice): string {
  let year = 1998 + choose.below(8)
  const made: Record<string, () => string> = {
    subjects: () => choose.of(field.subjects),
    places: () => choose.of(field.places),
    measures: () => choose.of(field.measures),
    factors: () => choose.of(field.factors),
    devices: () => choose.of(field.devices),
    periods: () => choose.of(field.periods),
    processes: () => choose.of(field.processes),
    uses: () => choose.of(field.uses),
    n: () => String(2 + choose.below(8)),
    count: () => String(24 + choose.below(160)),
    percent: () => String(12 + choose.below(60)),
    p: () => choose.of(PROBABILITIES),
    figure: () => `Figure ${1 + choose.below(6)}`,
    year: () => {
      year += 3 + choose.below(5)
      return String(year)
    },
    cite: () => `(${choose.of(CITED)} ${2008 + choose.below(15)})`,
  }
  const filled = template.replace(/\{(\w+)\}/g, (_, slot: string) => made[slot]?.() ?? slot)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
