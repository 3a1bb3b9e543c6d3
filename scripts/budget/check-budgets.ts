import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { unusedPaths } from '../chunk-groups.ts'
import { findBrowser } from '../setup/find-browser.ts'
import { root } from '../setup/project-node.mjs'
import { budgets, compareWeight, tableOf, weighedPages } from './budgets.ts'
import { builtFiles } from './built-files.ts'
import { chunkCycles, type Manifest } from './chunk-cycles.ts'
import { loadedTooEarly, toolsInBuild, tooMuchInEntry } from './forbidden-code.ts'
import { mockPage } from './mock-api.ts'
import { pageWeight, repeatedCalls } from './page-weight.ts'
import { serveBuild } from './serve-build.ts'

const folder = join(root, process.argv[2] ?? '.cache/test/production')
const files = builtFiles(folder)
const page = readFileSync(join(folder, 'index.html'), 'utf8')
const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
const problems = [
  ...toolsInBuild(files),
  ...tooMuchInEntry(files, page),
  ...chunkCycles(manifest),
  ...unusedPaths(files.flatMap(({ sources }) => sources)),
]
const browser = await chromium.launch(findBrowser())
for (const budget of [...budgets, ...weighedPages]) {
  const { name, madeOf, asksAgain } = budget
  const { answerApi, path } = await mockPage(budget)
  const { address, stop } = await serveBuild(folder, answerApi)
  try {
    const loaded = await pageWeight(browser, `${address}${path}`, budget)
    const lines = compareWeight(budget, loaded)
    console.log(tableOf(lines))
    for (const { what, measured, limit } of lines.filter(({ holds }) => !holds)) {
      problems.push(`${what}: ${measured}, at most ${limit}`)
    }
    const early = files.filter(({ path }) => loaded.some((one) => one.path === path))
    problems.push(...loadedTooEarly(early, madeOf).map((what) => `${name}: ${what}`))
    problems.push(...repeatedCalls(loaded, asksAgain).map((path) => `${name} asks ${path} twice`))
    const heavy = loaded.filter(({ kind }) => kind !== 'other').sort((a, b) => b.bytes - a.bytes)
    for (const one of heavy) console.log(`    ${String(one.bytes).padStart(7)}  ${one.path}`)
  } catch (error) {
    problems.push(`${name}: ${error}`)
  } finally {
    stop()
  }
}
await browser.close()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
