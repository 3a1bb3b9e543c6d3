import { readFileSync } from 'node:fs'
import typescript from 'typescript'
import { neededFeatures, supportedBrowsers } from './supported-browsers.ts'

const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')

/**
 * `boot.js`: tells old browsers that they are, prepares the page in others, then runs `loader`. As ES5, which every
 * browser reads.
 */
export function bootScript(loader = ''): string {
  const values = [Object.keys(neededFeatures), supportedBrowsers].map((one) => JSON.stringify(one))
  const code = [
    read('old-browser.ts').replace('export ', ''),
    `if (replaceInOldBrowser(${values})) return`,
    read('boot.js'),
    loader,
  ].join('\n')
  const { outputText } = typescript.transpileModule(`;(() => {\n${code}\n})()`, {
    compilerOptions: { target: typescript.ScriptTarget.ES5, removeComments: true },
  })
  return outputText.replaceAll(/^\s+/gm, '')
}
