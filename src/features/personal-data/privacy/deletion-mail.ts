import { supportAddress } from '../../../lib/support-address.ts'

type Letter = { subject: string; lines: readonly string[] }

/** Lines end as mail programs expect them to. */
export const deletionMail = ({ subject, lines }: Letter): string =>
  `mailto:${supportAddress}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
