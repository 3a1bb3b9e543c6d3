import type { ManuscriptBlock } from '../../mocks/samples/word/manuscript-blocks.ts'
import { writeManuscript } from '../../mocks/samples/word/write-manuscript.ts'

const heading = (text: string): ManuscriptBlock => ({ kind: 'heading', text })
const body = (text: string): ManuscriptBlock => ({ kind: 'body', text })

const original: readonly ManuscriptBlock[] = [
  { kind: 'title', text: 'Diques de retención en una rambla mediterránea' },
  heading('1. Introducción'),
  {
    kind: 'body',
    text: 'Los diques de retención han sido la respuesta habitual a la erosión (Castillo et al., 2007). Su eficacia disminuye a medida que se colmatan [1, 2].',
    note: 'Los diques se construyeron entre 1962 y 1987.',
  },
  heading('2. Resultados'),
  body(
    'En las 17 crecidas los diques retuvieron el 38,5 % del material fino, unas 1.234 toneladas (figura 2a).',
  ),
  {
    kind: 'table',
    rows: [
      ['Tramo', 'Crecidas', 'Material retenido (t)'],
      ['Con diques', '17', '1.234'],
      ['Sin diques', '17', '96,5'],
    ],
  },
  body('Aguas abajo, el lecho descendió entre 4 y 11 centímetros por año en los 12 tramos.'),
  body('La retención fue mayor en los diques que conservaban más del 50 % de su capacidad.'),
  heading('3. Conclusiones'),
  body(
    'Los diques reducen la llegada de finos al mar mientras no se colmatan. Su mantenimiento debería planificarse con la vegetación de las laderas.',
  ),
]

const translation: readonly ManuscriptBlock[] = [
  { kind: 'title', text: 'Check dams in a Mediterranean rambla' },
  heading('1. Introduction'),
  {
    kind: 'body',
    text: 'Check dams have been the usual response to erosion (Castillo et al., 2007). They become less effective as they fill up [1, 2].',
    note: 'The dams were built between 1962 and 1987.',
  },
  heading('2. Results'),
  body(
    'In the 17 floods the dams retained 38.5% of the fine material, about 1,234 tonnes (Fig. 2a).',
  ),
  {
    kind: 'table',
    rows: [
      ['Reach', 'Floods', 'Material retained (t)'],
      ['With dams', '17', '1,234'],
      ['Without dams', '17', '96.5'],
    ],
  },
  body('Downstream, the bed sank between 4 and 11 cm a year in the 12 reaches.'),
  body('Retention was greater in dams that kept more than 50% of their capacity.'),
  heading('3. Conclusions'),
  body(
    'Dams reduce the fine material that reaches the sea as long as they do not fill up. Their maintenance should be planned together with the vegetation of the slopes.',
  ),
]

const fileOf = (name: string, blocks: readonly ManuscriptBlock[], language: string) =>
  new File([new Uint8Array(writeManuscript(blocks, language))], name)

export type ComparedFiles = { original: File; translation: File }

export const comparedFiles = (
  translated: readonly ManuscriptBlock[] = translation,
): ComparedFiles => ({
  original: fileOf('Diques.docx', original, 'es-ES'),
  translation: fileOf('Diques (clean).docx', translated, 'en-US'),
})

const textOf = (block: ManuscriptBlock) => (block.kind === 'table' ? '' : block.text)

function changed(changes: Readonly<Record<string, string>>): ManuscriptBlock[] {
  const written = JSON.stringify(translation)
  const text = Object.entries(changes).reduce((all, [from, to]) => all.replace(from, to), written)
  const blocks: ManuscriptBlock[] = JSON.parse(text)
  return blocks
}

export const withDifferences = (): ComparedFiles =>
  comparedFiles(
    changed({
      '38.5%': '35.8%',
      '11 cm': '11 mm',
      'Fig. 2a': 'Fig. 2b',
      '[1, 2]': '[1]',
      'Castillo et al., 2007': 'Castillo et al., 2017',
    }),
  )

/** Two paragraphs in one, one that is missing, one in Spanish, and a line that only the translation has. */
export function withOtherParagraphs(): ComparedFiles {
  const downstream = translation.findIndex((block) => textOf(block).startsWith('Downstream'))
  const [one, other] = [translation[downstream], translation[downstream + 1]]
  const conclusion = original.at(-1)
  const blocks = [
    body('Please note that the layout of this translation follows the guide of the journal.'),
    ...translation.filter((block) => !/^Check dams have|^Downstream/.test(textOf(block))),
  ]
  return comparedFiles(
    blocks.map((block) => {
      if (block === other && one) return body(`${textOf(one)} ${textOf(other)}`)
      return block === translation.at(-1) && conclusion ? conclusion : block
    }),
  )
}

const uses: readonly (readonly [string, string])[] = [
  ['El índice de retención aumentó.', 'The retention index increased.'],
  ['Calculamos el índice de retención.', 'We calculated the retention index.'],
  ['El índice de retención varía poco.', 'The retention rate varies little.'],
  ['Sin embargo, el índice de retención baja.', 'However, the retention rate falls.'],
  ['El índice de retención es útil.', 'The retention index is useful.'],
]

export const withTwoNames = (): ComparedFiles => ({
  original: fileOf(
    'Índice.docx',
    uses.map(([text]) => body(text)),
    'es-ES',
  ),
  translation: fileOf(
    'Índice (clean).docx',
    uses.map(([, text]) => body(text)),
    'en-US',
  ),
})

const longWords = 40_000

/** About 40,000 words on each side. */
export function longFiles(): ComparedFiles {
  const sentences = 8
  const words = 12
  const paragraphs = Math.round(longWords / sentences / words)
  const line = (text: (number: number) => string) =>
    Array.from({ length: paragraphs }, (_, at) =>
      body(Array.from({ length: sentences }, (_, step) => text(at * sentences + step)).join(' ')),
    )
  return {
    original: fileOf(
      'Tesis.docx',
      line(
        (number) => `En el tramo ${number} medimos el caudal y la temperatura del agua cada día.`,
      ),
      'es-ES',
    ),
    translation: fileOf(
      'Tesis (clean).docx',
      line(
        (number) =>
          `In reach ${number === 2_000 ? 2_001 : number} we measured the discharge and the temperature of the water.`,
      ),
      'en-US',
    ),
  }
}
