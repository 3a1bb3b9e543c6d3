import type { World } from '../../../world/galley-world.ts'
import { fapiaoIssuedAfter } from '../../catalogue/fapiao-services.ts'
import { sendMail } from '../send-mail.ts'
import { shownFapiao } from './shown-fapiao.ts'

/** Sends each fapiao that is issued by now (epoch milliseconds) to its contact, once. */
export function tellOfFapiaos(world: World, now: number): void {
  for (const row of [...world.fapiaos.in('untold', true).rows()]) {
    const issuedAt = row.createdAt + fapiaoIssuedAfter
    if (issuedAt > now) return
    const { number, url, organizationName } = shownFapiao(row, now)
    const language = world.users.get(row.owner)?.account.language ?? 'cn'
    world.fapiaos.update(row.identity, { told: true })
    sendMail(world, issuedAt, {
      to: row.contactEmail,
      language,
      subject: `Fapiao ${number} has been issued`,
      paragraphs: [
        `The fapiao that you asked for ${organizationName} has been issued under number ${number}.`,
      ],
      links: [
        { words: 'Open the fapiao', href: url ?? '' },
        { words: 'Open your invoices', href: `/${language}/researcher/invoices` },
      ],
    })
  }
}
