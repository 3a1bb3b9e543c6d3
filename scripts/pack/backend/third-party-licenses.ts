import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the package that a file of node_modules belongs to. */
function packageOf(file: string): string {
  const folder = dirname(file)
  const manifest = join(folder, 'package.json')
  const isPackage = existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))
  return isPackage ? folder : packageOf(folder)
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|ofl)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}

/** The licenses of the packages that these files come from. */
export function thirdPartyLicenses(files: Iterable<string>): string {
  const installed = [...files].filter((file) => file.includes('/node_modules/'))
  const folders = new Set(installed.map(packageOf))
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return `${[...folders].sort().map(noticeOf).join(line)}\n`
}
