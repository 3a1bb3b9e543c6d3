import { root } from '../setup/project-node.mjs'
import { bannedPatterns } from './banned-patterns.ts'
import { cssClasses } from './css-classes.ts'
import { cssVariables } from './css-variables.ts'
import { docsPaths } from './docs-paths.ts'
import { fileSizes } from './file-sizes.ts'
import { forgottenSteps } from './forgotten-steps.ts'
import { linkRules } from './link-rules.ts'
import { lockWithoutHosts } from './lock-without-hosts.ts'
import { readProject } from './project-files.ts'
import { screensWithStories } from './screens-with-stories.ts'
import { uniqueNames } from './unique-names.ts'

const files = readProject(root)
const rules = [
  fileSizes,
  uniqueNames,
  screensWithStories,
  bannedPatterns,
  cssClasses,
  cssVariables,
  docsPaths,
  forgottenSteps,
  linkRules,
  lockWithoutHosts,
]
const problems = rules.flatMap((rule) => rule(files))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rules.length} house rules hold in ${files.length} files.`)
