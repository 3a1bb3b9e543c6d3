import { contentOf, sentContents } from './draft/attempt.ts'
import type { DraftContent } from './draft/shared-draft.ts'
import { withoutSecrets } from './draft/without-secrets.ts'

type Kinds = { secretNames: ReadonlySet<string>; fileNames: ReadonlySet<string> }

export function isTouched(
  { values, files }: Pick<DraftContent, 'values' | 'files'>,
  initial: object,
): boolean {
  const hasFile = Object.values(files).some((names) => names.length > 0)
  return hasFile || JSON.stringify({ ...initial, ...values }) !== JSON.stringify(initial)
}

export class FormContent {
  #initial: object
  #files: DraftContent['files']
  readonly #kinds: Kinds
  readonly #undrafted: readonly string[] | undefined
  readonly #contents = sentContents()

  constructor(
    initial: object,
    files: DraftContent['files'],
    kinds: Kinds,
    undrafted: readonly string[] | undefined,
  ) {
    this.#initial = initial
    this.#files = files
    this.#kinds = kinds
    this.#undrafted = undrafted
  }

  fileNames(name: string): readonly string[] {
    return this.#files[name] ?? []
  }

  setFileNames(name: string, fileNames: readonly string[]) {
    this.#files = { ...this.#files, [name]: [...fileNames] }
  }

  reset(initial: object) {
    this.#initial = initial
    this.#files = {}
  }

  stored(values: object): DraftContent {
    const content = { values: { ...this.#storable(values) }, files: this.#files }
    return { ...content, isTouched: isTouched(content, this.#initial) }
  }

  sent(values: object, settled = 0): string {
    const { secretNames, fileNames } = this.#kinds
    const textOf = (part: object) => contentOf({ ...part }, secretNames, fileNames)
    const all = textOf(withoutSecrets(values, secretNames, this.#initial))
    if (!this.#undrafted) return all
    return this.#contents(textOf(this.#storable(values)), `${all} ${settled}`)
  }

  #storable(values: object): object {
    const open = withoutSecrets(values, this.#kinds.secretNames, this.#initial)
    const names = this.#undrafted
    if (!names) return open
    return Object.fromEntries(Object.entries(open).filter(([name]) => !names.includes(name)))
  }
}
