import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_NAMES, sampleManuscript } from '../mocks/samples/sample-manuscript.ts'

const folder = process.argv[2] ?? '.cache/samples'
await mkdir(folder, { recursive: true })
for (const name of SAMPLE_NAMES) {
  const { fileName, bytes } = sampleManuscript(name)
  await writeFile(join(folder, fileName), bytes)
  console.log(
    `${name.padEnd(16)} ${String(bytes.length).padStart(7)} bytes  ${join(folder, fileName)}`,
  )
}
