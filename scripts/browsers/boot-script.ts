import { readFileSync } from 'node:fs'
import typescript from 'typescript'
import { minifySync } from 'vite'
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
  // Minified before, as the minifier writes newer syntax than ES5.
  const short = minifySync('boot.ts', `;(() => {\n${code}\n})()`).code
  const { outputText } = typescript.transpileModule(short, {
    compilerOptions: { target: typescript.ScriptTarget.ES5, removeComments: true },
  })
  return outputText.replaceAll(/^\s+/gm, '')
}
