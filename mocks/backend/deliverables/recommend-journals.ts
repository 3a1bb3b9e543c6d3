import { hashOf } from '../../world/text-hash.ts'
import { areaOfStudy } from '../reference-data/areas-of-study/areas-of-study.ts'
import { type ReferenceJournal, referenceJournals } from '../reference-data/reference-journals.ts'
import { predictArea } from '../rules/order-form/predict-area.ts'

const howMany = 3

const fieldOf = (area: number | null) =>
  area === null ? null : (areaOfStudy(area)?.parent ?? null)

export function recommendJournals(text: string, target: string | null): ReferenceJournal[] {
  const area = predictArea(text)
  const field = fieldOf(area)
  const nearness = ({ title }: ReferenceJournal) => {
    const own = predictArea(title)
    if (own === null || area === null) return 0
    if (own === area) return 2
    return field !== null && fieldOf(own) === field ? 1 : 0
  }
  const draw = ({ title }: ReferenceJournal) => hashOf(`${title} ${text.length}`)
  return referenceJournals
    .filter(({ title }) => title.toLowerCase() !== target?.trim().toLowerCase())
    .map((journal) => ({ journal, near: nearness(journal), lot: draw(journal) }))
    .toSorted((a, b) => b.near - a.near || a.lot - b.lot)
    .slice(0, howMany)
    .map(({ journal }) => journal)
}
