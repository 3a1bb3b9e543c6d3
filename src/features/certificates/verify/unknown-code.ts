import { t } from '@lingui/core/macro'

/** Says that no certificate has the code, and what to do. */
export function unknownCodeMessage(typed: string): string {
  // Lines would break at its hyphens.
  const code = typed.replaceAll('-', '-\u2060')
  return t`We found no certificate with the code ${code}. Please compare it with the one on the certificate, character by character.`
}
