/** Reads a file of the project; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined

/** The new text of each file, by project path. */
export type FileChanges = Record<string, string>

/** The error of a command that cannot start. */
export class CannotWrite extends Error {}

const words = (name: string) => name.split('-')
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** `invoice-list` as `InvoiceList`. */
export const pascalCase = (name: string): string => words(name).map(capital).join('')

/** `invoice-list` as `invoiceList`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** `loadInvoiceList` as `load-invoice-list`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `invoice-list` as `Invoice list`. */
export const spokenName = (name: string): string => capital(words(name).join(' '))

export function textOf(read: ReadFile, path: string): string {
  const text = read(path)
  if (text === undefined) throw new CannotWrite(`There is no ${path}.`)
  return text
}

/** Fails for a name that is not written like the files of the project, or that is taken. */
export function checkNewFiles(read: ReadFile, paths: readonly string[]): void {
  for (const path of paths) {
    const [, name = ''] = /([^/]+?)([.][a-z]+)+$/.exec(path) ?? []
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
      throw new CannotWrite(`${name} is no kebab-case name.`)
    }
    if (read(path) !== undefined) throw new CannotWrite(`${path} exists already.`)
  }
}

/** Inserts before the last line that is `end`. */
export function insertBeforeLast(text: string, end: string, added: string): string {
  const at = text.lastIndexOf(`\n${end}`)
  if (at < 0) throw new CannotWrite(`Nothing ends with ${end}.`)
  return `${text.slice(0, at + 1)}${added}${text.slice(at + 1)}`
}
