import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../clients/run-program.ts'
import { contractOf } from '../conform/contract-of.ts'
import { projectNode, root } from '../setup/project-node.mjs'
import { installScratch } from '../setup/scratch-packages.ts'

const versions = {
  '@stoplight/spectral-cli': '6.16.3',
  '@stoplight/spectral-owasp-ruleset': '2.0.1',
}

const ruleset = join(root, 'openapi/rules/spectral-rules.yaml')

/** The rules that are off, each with the comment above it. */
export function spectralReasons(text = readFileSync(ruleset, 'utf8')): Map<string, string> {
  const rule = /^((?: *#.*\n)*) +([\w:-]+): off$/gm
  return new Map(
    Array.from(text.matchAll(rule), ([, comment = '', name = '']) => [
      name,
      comment.replace(/^ *# */gm, '').trim(),
    ]),
  )
}

/** The rules that find something while all are on; or a sentence that says why that is unknown. */
export async function spectralFindings(
  folder = 'rulesets',
  npm?: string,
): Promise<Set<string> | { reason: string }> {
  const installed = installScratch({ folder, versions }, npm)
  if ('reason' in installed) {
    return { reason: `Spectral can't be installed here: ${installed.reason}` }
  }
  const work = join(root, '.cache', folder)
  const found = join(work, 'found.json')
  mkdirSync(work, { recursive: true })
  rmSync(found, { force: true })
  writeFileSync(join(work, 'contract.json'), JSON.stringify(await contractOf()))
  const [extended = ''] = readFileSync(ruleset, 'utf8').split(/^rules:/m)
  writeFileSync(join(work, 'all-rules.yaml'), extended)
  const program = join(installed.packages, '@stoplight/spectral-cli/dist/index.js')
  const args = ['lint', 'contract.json', '--ruleset', 'all-rules.yaml', '-f', 'json', '-o', found]
  // Findings are a failure, too.
  await run(projectNode, [program, ...args], { folder: work })
  const findings: { code: string }[] = JSON.parse(readFileSync(found, 'utf8'))
  return new Set(findings.map(({ code }) => code))
}
