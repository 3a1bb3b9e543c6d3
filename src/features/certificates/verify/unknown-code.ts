import { t } from '@lingui/core/macro'

/** Says that no certificate has the code, and what to do. */
export const unknownCodeMessage = (code: string): string =>
  t`We found no certificate with the code ${code}. Please compare it with the one on the certificate, character by character.`
