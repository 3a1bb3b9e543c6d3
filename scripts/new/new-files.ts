import { contractTags } from '../check/contract-tags.ts'
import { CannotWrite, type FileChanges, type ReadFile, textOf } from './file-changes.ts'
import { newOperation } from './new-operation.ts'
import { newScenario } from './new-scenario.ts'
import { newScreen } from './new-screen.ts'

const entry = 'openapi/openapi.yaml'

type Kind = {
  write: (read: ReadFile, names: readonly string[]) => FileChanges
  /** What only a person can say. */
  left: string
}

export const kinds = {
  operation: {
    write: (read, names) =>
      newOperation(read, names, contractTags([{ path: entry, text: textOf(read, entry) }])),
    left: 'Describe the call and its answers in the contract, then write what the handler answers.',
  },
  screen: {
    write: newScreen,
    left: 'Write what the screen shows, translate its messages, and correct links that no longer compile.',
  },
  scenario: {
    write: newScenario,
    left: 'Choose the person, insert the rows, and test what the name promises.',
  },
} satisfies Record<string, Kind>

export const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)

/** Fails without a change if a name is missing or taken. */
export function newFiles(kind: string, names: readonly string[], read: ReadFile): FileChanges {
  if (!isKind(kind)) throw new CannotWrite(`Say what to write: ${Object.keys(kinds).join(', ')}.`)
  return kinds[kind].write(read, names)
}
