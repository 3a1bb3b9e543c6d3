import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assessManuscript } from '../../mocks/backend/grading/assess-manuscript.ts'
import { readDocx } from '../../mocks/backend/uploads/read-docx.ts'
import { type SampleName, sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { nodeProofreader } from '../../mocks/transports/node/node-proofreader.ts'
import { root } from '../setup/project-node.mjs'
import { isSmoke, roundsOf } from './speed/bench-options.ts'
import type { Figure } from './speed/figures.ts'
import { parseDocument, parsing } from './speed/parse-document.ts'
import { showFigures } from './speed/show-figures.ts'
import { timeBeside } from './speed/time-beside.ts'

const laps = roundsOf(3)
const readings = isSmoke ? { laps: 1 } : { laps: 15, warmUp: 15 }
const samples: SampleName[] = isSmoke ? ['english-3000'] : ['english-18001', 'english-40001']

const wasm = await readFile(join(root, 'node_modules/harper.js/dist/harper_wasm_slim_bg.wasm'))
const figures: Figure[] = [
  await timeBeside(
    {
      name: 'proofreader, first text',
      work: () => nodeProofreader.findings('One sentence.', 'american'),
      companion: { name: 'compiling its WebAssembly', work: () => WebAssembly.compile(wasm) },
      limit: 70,
    },
    { laps: 1 },
  ),
]
for (const name of samples) {
  const { bytes, fileName } = sampleManuscript(name)
  const companion = { name: parsing, work: () => parseDocument(bytes) }
  const reading = {
    name: `${name} read`,
    work: () => readDocx(bytes),
    companion,
    limit: 5,
  }
  const judged = () => assessManuscript({ bytes, name: fileName, proofreader: nodeProofreader })
  const judging = { name: `${name} judged`, work: judged, companion, limit: 1000 }
  figures.push(await timeBeside(reading, readings))
  figures.push(await timeBeside(judging, { laps }))
}
showFigures('Reading manuscripts, and judging them:', figures)
