import type { ChangeCategory } from '../model/change-categories.ts'
import type { Change, ChangeKind } from '../model/document-model.ts'

/** Digital editing names what it corrects in brackets after its own name, by which Word can filter changes, too. */
const named: Readonly<Record<string, ChangeCategory>> = {
  spelling: 'spelling',
  grammar: 'grammar',
  phrasing: 'phrasing',
  punctuation: 'punctuation',
  'word choice': 'word-choice',
}

const ofKind: Readonly<Record<ChangeKind, ChangeCategory>> = {
  insertion: 'insertion',
  deletion: 'deletion',
  replacement: 'replacement',
  'moved-here': 'move',
  'moved-away': 'move',
  format: 'format',
}

export function changeCategory({ author, kind }: Pick<Change, 'author' | 'kind'>): ChangeCategory {
  const [, name = ''] = /\(([a-z ]+)\)$/.exec(author) ?? []
  return Object.hasOwn(named, name) ? (named[name] ?? ofKind[kind]) : ofKind[kind]
}
