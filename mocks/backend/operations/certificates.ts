import { operationsOf } from '../calls/operation-types.ts'
import { Problem } from '../calls/problem.ts'
import { certificatePdf } from '../pdf/certificate-pdf.ts'
import {
  certificateFor,
  certificateRefusal,
  ownOrder,
} from '../rules/certificates/certificate-access.ts'
import { printedCertificate } from '../rules/certificates/printed-certificate.ts'
import { downloadDeliverable, listDeliverables } from '../rules/orders/deliverables.ts'
import { orderNow } from '../rules/orders/order-access.ts'

export const certificates = operationsOf({
  getCertificate({ world, path, now, reply }) {
    return reply(200, { certificate: certificateFor(world, path.code, now).certificate })
  },

  async listCertificateDeliverables({ world, user, path, now, manuscripts, reply }) {
    const row = ownOrder(world, user, path.code, now)
    const found = user && (await listDeliverables({ world, user, now, manuscripts }, row))
    return reply(200, found ?? { error: 'generic-download-error' })
  },

  async downloadCertificateDeliverable({ world, user, path, now, manuscripts, reply }) {
    const row = ownOrder(world, user, path.code, now)
    if (!user) throw new Problem(404, 'No such file', `There is no file ${path.key} here.`)
    const asking = { world, user, now, manuscripts }
    return reply(200, await downloadDeliverable(asking, row, path.key))
  },

  async downloadCertificatePdf({ world, session, path, now, writePdf, portal, reply }) {
    const certified = certificateFor(world, path.code, now)
    const setting = { world, now, writePdf, portal, language: session.language }
    return reply(200, await certificatePdf(printedCertificate(certified, setting)))
  },

  saveCertificate({ world, user, path, body, now, reply }) {
    const { row, owner, certificate } = certificateFor(world, path.code, now)
    if (owner.identity !== user.identity) {
      throw new Problem(404, 'No such certificate', `No certificate of yours is ${path.code}.`)
    }
    const isSame = body.code.toUpperCase() === certificate.code
    if (!isSame || body.externalId.toUpperCase() !== row.identity) {
      throw new Problem(
        400,
        'Two certificates',
        'Path, code and order name different certificates.',
      )
    }
    const error = certificateRefusal(body)
    if (error) return reply(200, { error })
    const [title, authors] = [body.title.trim(), body.authors.trim()]
    const certificateDetails = { ...certificate, title, authors }
    // Store the order with the state that its deadline has brought.
    const order = { ...orderNow({ world, user, now }, row), certificate: certificateDetails }
    world.orders.update(row.identity, { order })
    return reply(200, { certificateDetails })
  },
})
