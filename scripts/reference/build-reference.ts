import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeReference } from './write-reference.ts'

const folder = await writeReference()
console.log(`The reference is at ${pathToFileURL(join(folder, 'index.html'))}`)
