import type { ManuscriptBlock } from './word/manuscript-blocks.ts'

const body = (text: string): ManuscriptBlock => ({ kind: 'body', text })
const heading = (text: string): ManuscriptBlock => ({ kind: 'heading', text })

export const SPANISH_PAPER: readonly ManuscriptBlock[] = [
  {
    kind: 'title',
    text: 'Diques de retención y transporte de sedimentos en una rambla mediterránea',
  },
  heading('Resumen'),
  body(
    'Las ramblas del litoral mediterráneo transportan casi todo su sedimento en unas pocas crecidas al año. En este trabajo comparamos doce tramos con diques de retención y doce tramos sin ellos a lo largo de cuatro otoños. Los tramos con diques retuvieron el 38 % del material fino, pero el cauce se incidió aguas abajo de cada obra.',
  ),
  heading('Introducción'),
  {
    kind: 'body',
    text: 'La construcción de pequeños diques ha sido durante un siglo la respuesta habitual a la erosión de laderas abandonadas [1, 2]. Sin embargo, su eficacia disminuye a medida que se colmatan, y apenas se conoce cuánto tiempo conservan su función.',
    note: 'Los diques estudiados se construyeron entre 1962 y 1987.',
  },
  heading('Métodos'),
  body(
    'Medimos la topografía del cauce antes y después de cada crecida con un receptor de satélite de doble frecuencia. La concentración de sedimento en suspensión se obtuvo cada quince minutos. Las diferencias entre tramos se analizaron con modelos mixtos.',
  ),
  heading('Resultados'),
  {
    kind: 'table',
    rows: [
      ['Tramo', 'Crecidas', 'Material retenido (t)'],
      ['Con diques', '17', '412'],
      ['Sin diques', '17', '96'],
    ],
  },
  body(
    'En las diecisiete crecidas registradas los diques retuvieron cuatro veces más material que los tramos de control. La retención fue mayor en los diques que conservaban más de la mitad de su capacidad. Aguas abajo, el lecho descendió entre 4 y 11 centímetros por año.',
  ),
  heading('Conclusiones'),
  body(
    'Los diques reducen la llegada de finos al mar mientras no se colmatan. Su mantenimiento debería planificarse junto con la recuperación de la vegetación de las laderas.',
  ),
  heading('Referencias'),
  body('1. Boix-Fayos C, et al. Effects of check dams on Mediterranean catchments. 2008.'),
  body('2. Castillo VM, et al. Effectiveness and geomorphological impacts of check dams. 2007.'),
]
