import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lateBrowsers } from './feature-data.ts'
import { lateScriptFeatures } from './script-features.ts'
import { lateStyleFeatures } from './style-features.ts'
import { methodsOfOurs, toleratedFeatures } from './tolerated-features.ts'

/** Fails for what the files of these builds use and a supported browser may lack, unless it is listed. */
const usedIn = new Map<string, string>()
for (const folder of process.argv.slice(2)) {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const isScript = path.endsWith('.js')
    if (!isScript && !path.endsWith('.css')) continue
    const text = readFileSync(join(folder, path), 'utf8')
    const late = isScript ? lateScriptFeatures(text) : lateStyleFeatures(text)
    for (const key of late) usedIn.set(key, join(folder, path))
  }
}

const listed = [...Object.keys(toleratedFeatures), ...methodsOfOurs]
const problems = [
  ...[...usedIn]
    .filter(([key]) => !listed.includes(key))
    .map(([key, path]) => {
      const browsers = key.endsWith('()') ? '' : ` (${lateBrowsers(key).join(', ')})`
      return `${key}${browsers} is used in ${path}.`
    }),
  ...listed
    .filter((key) => !usedIn.has(key))
    .map((key) => `${key} is listed in tolerated-features.ts, but no longer used.`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
