import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { externalServices, readContract, readServices } from '../generate/read-contract.ts'
import { root } from '../setup/project-node.mjs'
import { type ReferenceDocument, referencePage, referenceScript } from './reference-page.ts'

const referenceFolder = join(root, '.cache/reference')

const viewer = join(root, 'node_modules/swagger-ui-dist')

const fontFile = (name: string) =>
  join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

async function readShown(folder: string): Promise<ReferenceDocument[]> {
  const services = await readServices(folder)
  const external = services.map((document, index) => {
    const name = externalServices[index] ?? ''
    return { name, title: `External: ${name.replaceAll('-', ' ')}`, document }
  })
  const contract = await readContract(join(folder, 'openapi.yaml'))
  return [{ name: 'galley', title: 'Galley', document: contract }, ...external]
}

/** Writes the reference with its viewer into a folder, and returns the folder. */
export async function writeReference(folder: string = referenceFolder): Promise<string> {
  const documents = await readShown(join(root, 'openapi'))
  await mkdir(folder, { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'index.html'), referencePage(documents)),
    writeFile(join(folder, 'reference.js'), referenceScript(documents)),
    copyFile(join(viewer, 'swagger-ui-bundle.js'), join(folder, 'viewer.js')),
    copyFile(join(viewer, 'swagger-ui.css'), join(folder, 'viewer.css')),
    copyFile(fontFile('source-sans-3'), join(folder, 'sans.woff2')),
    copyFile(fontFile('source-serif-4'), join(folder, 'serif.woff2')),
  ])
  return folder
}
