import { assessManuscript } from '../../mocks/backend/grading/assess-manuscript.ts'
import { readDocx } from '../../mocks/backend/uploads/read-docx.ts'
import { SAMPLE_NAMES, sampleManuscript } from '../../mocks/samples/sample-manuscript.ts'
import { nodeProofreader } from '../../mocks/transports/node/node-proofreader.ts'

/** Milliseconds as text, and the result. */
async function timed<T>(work: () => T | Promise<T>): Promise<[string, T]> {
  const start = performance.now()
  const result = await work()
  return [`${(performance.now() - start).toFixed(0)} ms`.padStart(9), result]
}

const [load] = await timed(() => nodeProofreader.findings('One sentence.', 'american'))
console.log(`proofreader loaded in ${load.trim()}\n`)
console.log('sample                made      read    judged  verdict')
for (const name of SAMPLE_NAMES) {
  const [made, sample] = await timed(() => sampleManuscript(name))
  const [read] = await timed(() => readDocx(sample.bytes))
  const [judged, verdict] = await timed(() =>
    assessManuscript({ ...sample, name: sample.fileName, proofreader: nodeProofreader }),
  )
  const outcome =
    verdict.outcome === 'scored'
      ? `${verdict.wordCount} words, score ${verdict.score}`
      : verdict.reason
  console.log(`${name.padEnd(16)} ${made} ${read} ${judged}  ${outcome}`)
}
