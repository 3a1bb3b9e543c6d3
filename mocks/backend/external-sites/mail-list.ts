import type { components } from '../../../src/api/generated/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { MailRow } from '../../world/rows.ts'

/** What the `lang` of a page calls each language (BCP 47). */
const tags: Record<components['schemas']['Language'], string> = {
  en: 'en',
  cn: 'zh-Hans',
  jp: 'ja',
  br: 'pt-BR',
  es: 'es',
}

/** A mail as the mailbox shows it; `at` is an ISO instant, `lang` a BCP 47 tag. */
export type ShownMail = Pick<MailRow, 'identity' | 'to' | 'subject' | 'paragraphs' | 'links'> & {
  lang: string
  at: string
}

/** All mails of the world, or those to one address, the newest first. */
export function mailsOf(world: World, to?: string): ShownMail[] {
  const mails = to === undefined ? world.mails.view() : world.mails.in('byRecipient', to)
  // Of two in one instant the later one has the higher number.
  const number = ({ identity }: MailRow) => Number(identity.replace(/^\D+/, ''))
  const sorted = [...mails.rows()].sort(
    (a, b) => b.createdAt - a.createdAt || number(b) - number(a),
  )
  return sorted.map(({ language, createdAt, ...mail }) => ({
    ...mail,
    lang: tags[language],
    at: new Date(createdAt).toISOString(),
  }))
}
