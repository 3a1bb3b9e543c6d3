import { isoOf } from '../../world/clock/world-calendar.ts'
import type { World } from '../../world/galley-world.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { MailRow } from '../../world/rows/rows.ts'

/** BCP 47 tags. */
const tags: Record<Schemas['Language'], string> = {
  en: 'en',
  cn: 'zh-Hans',
  jp: 'ja',
  br: 'pt-BR',
  es: 'es',
}

/** A mail in the mailbox; `at` is an ISO instant, `lang` a BCP 47 tag. */
export type ShownMail = Pick<MailRow, 'identity' | 'to' | 'subject' | 'paragraphs' | 'links'> & {
  lang: string
  at: string
}

export function mailsOf(world: World, to?: string): ShownMail[] {
  const mails = to === undefined ? world.mails.view() : world.mails.in('byRecipient', to)
  // Mails of the same instant are ordered by number.
  const number = ({ identity }: MailRow) => Number(identity.replace(/^\D+/, ''))
  const sorted = [...mails.rows()].sort(
    (a, b) => b.createdAt - a.createdAt || number(b) - number(a),
  )
  return sorted.map(({ language, createdAt, ...mail }) => ({
    ...mail,
    lang: tags[language],
    at: isoOf(createdAt),
  }))
}
