import { packBackend } from './backend/pack-backend.ts'
import { packContract } from './contract/pack-contract.ts'

const packers = new Map([
  ['backend', packBackend],
  ['contract', packContract],
])

const [name = ''] = process.argv.slice(2)
const pack = packers.get(name)
if (!pack) throw new Error(`Say which package: ${[...packers.keys()].join(' or ')}.`)
await pack()
