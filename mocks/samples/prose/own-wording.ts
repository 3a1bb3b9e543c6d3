import { seededChoice } from './seeded-choice.ts'

/** Chooses among the wordings of a sentence as one author does: the same ones throughout a manuscript. */
export function ownWording(seed: string): (template: string) => string {
  return (template) => {
    const choose = seededChoice(`${template} ${seed}`)
    return template.replace(/\[([^\]]+)\]/g, (_, wordings: string) =>
      choose.of(wordings.split('|')),
    )
  }
}
