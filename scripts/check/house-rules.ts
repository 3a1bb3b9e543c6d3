import { root } from '../setup/project-node.mjs'
import { readProject } from './project-files.ts'
import { bannedPatterns } from './rules/banned-patterns.ts'
import { commentShare } from './rules/comment-share.ts'
import { cssClasses } from './rules/css-classes.ts'
import { cssVariables } from './rules/css-variables.ts'
import { decisionRules } from './rules/decision-rules.ts'
import { docsPaths } from './rules/docs-paths.ts'
import { importedTypes, uniqueExports } from './rules/exported-names.ts'
import { fileSizes } from './rules/file-sizes.ts'
import { folderSizes } from './rules/folder-sizes.ts'
import { forgottenSteps } from './rules/forgotten-steps.ts'
import { functionLength } from './rules/function-length.ts'
import { linkRules } from './rules/link-rules.ts'
import { lockWithoutHosts } from './rules/lock-without-hosts.ts'
import { mutationMeta } from './rules/mutation-meta.ts'
import { mutualFolders } from './rules/mutual-folders.ts'
import { partsWithPages } from './rules/parts-with-pages.ts'
import { screensWithStories } from './rules/screens-with-stories.ts'
import { seededRandomness } from './rules/seeded-randomness.ts'
import { uniqueNames } from './rules/unique-names.ts'

const files = readProject(root)
const rules = [
  fileSizes,
  folderSizes,
  functionLength,
  uniqueNames,
  uniqueExports,
  screensWithStories,
  partsWithPages,
  bannedPatterns,
  commentShare,
  cssClasses,
  cssVariables,
  decisionRules,
  docsPaths,
  forgottenSteps,
  importedTypes,
  linkRules,
  lockWithoutHosts,
  mutationMeta,
  mutualFolders,
  seededRandomness,
]
const problems = rules.flatMap((rule) => rule(files))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${rules.length} house rules hold in ${files.length} files.`)
