import { t } from '@lingui/core/macro'
import { wholeCode } from '../../../lib/whole-code.ts'

export function unknownCodeMessage(typed: string): string {
  const code = wholeCode(typed)
  return t`We found no certificate with the code ${code}. Please compare it with the one on the certificate, character by character.`
}
