import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { answerFrom } from './answer-from.ts'

/** Serves a folder like a static host, below a path. */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'dist' },
    base: { type: 'string', default: '/' },
    port: { type: 'string', default: '4173' },
  },
})
const { folder, base, port } = values

createServer(answerFrom(folder, base)).listen(Number(port), '127.0.0.1', () => {
  console.log(`${folder} at http://127.0.0.1:${port}${base}`)
})
