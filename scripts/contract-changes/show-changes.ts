import { readProject } from '../check/project-files.ts'
import { listOperations } from '../generate/contract-parts.ts'
import { root } from '../setup/project-node.mjs'
import { compareContracts } from './compare-contracts.ts'
import { type Called, userFinder } from './find-users.ts'
import { readRevision } from './read-revision.ts'
import { writeChangeReport } from './write-report.ts'

const [from = 'HEAD~1', to] = process.argv.slice(2)
const before = await readRevision(root, from)
const after = await readRevision(root, to)
const changes = before.flatMap((document, position) =>
  after.flatMap((other, at) => (at === position ? compareContracts(document, other) : [])),
)
// A removed operation is known only to the older document.
const called = new Map<string, Called>(
  [...before, ...after].flatMap(listOperations).map((one) => [one.operationId, one]),
)
const usersOf = userFinder(readProject(root))
const touched = [...new Set(changes.flatMap(({ operations }) => operations))]
const users = touched.flatMap((id) => {
  const one = called.get(id)
  return one ? [[id, usersOf(one)] satisfies [string, unknown]] : []
})
console.log(writeChangeReport({ from, to: to ?? 'the working tree', changes, users }))
