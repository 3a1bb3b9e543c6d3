import { cohortField } from '../samples/prose/cohort-field.ts'
import { cropField } from '../samples/prose/crop-field.ts'
import { fillSentence } from '../samples/prose/fill-sentence.ts'
import { ownWording } from '../samples/prose/own-wording.ts'
import { riverField } from '../samples/prose/river-field.ts'
import { seededChoice } from '../samples/prose/seeded-choice.ts'
import { SENTENCE_TEMPLATES } from '../samples/prose/sentence-templates.ts'

const FIELDS = [riverField, cohortField, cropField]

const PROSE = Object.values(SENTENCE_TEMPLATES).flat()

const TECHNICAL = [
  'Samples were dried at {n}0 °C for {count} h (n = {n}).',
  'See Appendix {n} for details.',
  'We found no effect ({p}).',
  'Table {n}. Mean values of {measures}.',
  '{figure}. {measures} in {places}.',
  'Adults received {n}0 mg of metformin daily for {n} months.',
  'The assay was run in triplicate (CV < {n} %).',
  'Patients gave informed consent.',
  'pH was adjusted to {n}.4 with NaOH.',
  'RNA was extracted with TRIzol and stored at −80 °C.',
  'Blood was drawn and centrifuged at {n}000 g.',
  'Increased {measures}, reduced {measures}.',
  'Effect of {factors} on {measures}',
  'Statistical analysis',
  'Received {n} May {year}; accepted {n} June {year}.',
]

const LATIN = [
  'Quercus robur and Fagus sylvatica dominated {places}.',
  'Lesions of the vena cava inferior and the arteria carotis interna were excluded.',
  'Escherichia coli, Pseudomonas aeruginosa and Bacillus subtilis were grown in vitro.',
  'Plantago lanceolata, Trifolium repens, Lolium perenne and Poa annua were sown in {year}.',
  'Post hoc tests, ceteris paribus, were run de novo per os and per protocol.',
  'The musculus gluteus maximus and musculus psoas major were dissected ex vivo.',
  'Sensu lato, Rosa canina L. is a de facto complex of microspecies (Barlow et al. {year}).',
  'Salmonella enterica serovar Typhimurium DT{count} (ATCC {count}) was the control.',
]

const NUMERIC = [
  'Site {n}: {percent}.2, {percent}.8, {count}.1 and {count}.9 mg/L ({p}).',
  'n = {count}; mean {percent}.3 (SD {n}.1); range {n}–{count}; {p}.',
  '{year}–{year}: {count} of {count} sites ({percent} %).',
  'F({n}, {count}) = {n}.82, {p}, η² = 0.{percent}.',
  'Total {count} {count} {percent}.{n} {percent}.{n} {count}.',
]

const KINDS = [PROSE, TECHNICAL, LATIN, NUMERIC, [...PROSE, ...TECHNICAL, ...LATIN]]

export function englishParagraphs(count: number, seed: string): string[] {
  const choose = seededChoice(seed)
  const worded = ownWording(seed)
  return Array.from({ length: count }, (_, index) => {
    const templates = KINDS[index % KINDS.length] ?? PROSE
    const field = FIELDS[choose.below(FIELDS.length)] ?? riverField
    const sentences = templates.length > PROSE.length ? 2 + choose.below(3) : 1
    return Array.from({ length: sentences }, () =>
      fillSentence(worded(choose.of(templates)), field, choose),
    ).join(' ')
  })
}
