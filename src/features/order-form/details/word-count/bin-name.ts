import { t } from '@lingui/core/macro'

/** The range of word counts in the reader's language; a name of another form stays as it came. */
export function binName(name: string): string {
  const [, from, to] = /^([\d,]+) to ([\d,]+) words$/.exec(name) ?? []
  return from && to ? t`${from} to ${to} words` : name
}
