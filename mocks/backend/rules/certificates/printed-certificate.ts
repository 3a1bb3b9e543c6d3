import type { Instant } from '../../../../src/lib/instant.ts'
import { startOfDay } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { stateOf } from '../../../world/world-state.ts'
import { Problem } from '../../calls/problem.ts'
import type { EditingCertificate } from '../../pdf/certificate-pdf.ts'
import type { PdfWriter } from '../../pdf/write-pdf.ts'
import { siteZone } from '../site-zone.ts'
import type { CertifiedOrder } from './certificate-access.ts'

type CertificateContext = {
  world: World
  now: Instant
  writePdf: PdfWriter
  /** Address of its root. */
  portal: string
  language: Schemas['Language']
}

/** @throws Problem 409 while the authors are missing */
export function printedCertificate(
  { certificate, row }: CertifiedOrder,
  { world, now, writePdf, portal, language }: CertificateContext,
): EditingCertificate {
  const { code, title, authors, issuedOn } = certificate
  if (authors === null) {
    const detail =
      'Please include the title and author(s) that you would like displayed on your certificate.'
    throw new Problem(409, 'Authors missing', detail)
  }
  const { companyName } = stateOf(world).application.config
  const zone = siteZone(world)
  return {
    head: { language, companyName, zone, at: now, writePdf },
    code,
    title,
    // Authors are one text; its commas work in every language.
    authors: [authors],
    issuedAt: startOfDay(issuedOn, zone),
    orderNumber: row.identity,
    verifiedAt: new URL(`${language}/certificate/verify/${code}`, portal).href,
  }
}
