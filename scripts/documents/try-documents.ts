import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { documentRow } from './document-row.ts'
import { documentWriters } from './document-writers.ts'
import { notOpened, openingLine } from './open-written.ts'
import { documentLine, tableHead } from './show-documents.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edit: { type: 'boolean' },
    accept: { type: 'boolean' },
    reject: { type: 'boolean' },
    open: { type: 'boolean' },
    json: { type: 'boolean' },
    output: { type: 'string', default: '.cache/documents' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('Name a folder: npm run documents -- manuscripts')

const written = [
  { wanted: values.edit, what: 'edited', write: documentWriters.edit },
  { wanted: values.accept, what: 'accepted', write: documentWriters.accept },
  { wanted: values.reject, what: 'rejected', write: documentWriters.reject },
].filter(({ wanted }) => wanted)

if (written.length > 0) await mkdir(values.output, { recursive: true })
const files = (await readdir(folder)).filter((name) => /\.docx?$/i.test(name)).sort()
const rows = []
const results: string[] = []
if (!values.json) console.log(tableHead)
for (const file of files) {
  const bytes = new Uint8Array(await readFile(join(folder, file)))
  const row = await documentRow(file, bytes)
  rows.push(row)
  if (!values.json) console.log(documentLine(row))
  for (const { what, write } of written) {
    const result = await write(bytes, file)
    const name = join(values.output, `${parse(file).name} (${what}).docx`)
    if (!result) continue
    await writeFile(name, result)
    results.push(name)
  }
}
if (values.json) console.log(JSON.stringify(rows, null, 2))
if (values.open) {
  const failed = notOpened(results)
  console.error(openingLine(results.length, failed))
  if (failed && failed.length > 0) process.exitCode = 1
}
