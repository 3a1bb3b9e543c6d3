import type { World } from '../../../world/galley-world.ts'
import type { PriceQuoteRow } from '../../../world/rows/pricing-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../calls/operation-types.ts'
import { Problem } from '../../calls/problem.ts'
import { priceQuotePdf } from '../../pdf/price-quote-pdf.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { makeQuote, validateQuote } from '../../rules/order-form/placing/make-quote.ts'
import { mailQuote } from '../../rules/order-form/placing/order-mails.ts'
import { quoteDocument } from '../../rules/order-form/placing/price-quote-document.ts'
import { siteZones } from '../../rules/site-zones.ts'

function quoteFor(world: World, owner: string, estimateId: string): PriceQuoteRow {
  const quote = world.priceQuotes.get(estimateId)
  if (quote?.owner === owner) return quote
  throw new Problem(404, 'No such quote', `There is no price quote ${estimateId} here.`)
}

export const orderFormQuotes = operationsOf({
  generatePriceQuote({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const error = validateQuote(world, form, now)
    if (error) return reply(200, { error })
    return reply(200, { order: orderFormOf(world, makeQuote(world, form, now), now) })
  },

  convertQuote({ world, session, user, path, now, reply }) {
    const form = formFor(world, ownerOf(user, session), path.identity)
    const { quote } = form
    if (quote === null) {
      throw new Problem(404, 'No quote', `No quote was made of ${form.identity}.`)
    }
    const { validUntil = 0 } = world.priceQuotes.get(quote.estimateId) ?? {}
    if (quote.convertedAt === null && validUntil <= now) {
      return reply(200, { error: 'price-quote-expired' })
    }
    const converted =
      quote.convertedAt === null
        ? changeForm(world, form, now, { quote: { ...quote, convertedAt: now }, step: 'details' })
        : form
    return reply(200, { order: orderFormOf(world, converted, now) })
  },

  async downloadPriceQuotePdf({ world, session, user, path, query, now, writePdf, reply }) {
    const quote = quoteFor(world, ownerOf(user, session), path.estimateId)
    const { config, localization } = stateOf(world).application
    const head = {
      language: session.language,
      companyName: config.companyName,
      zone: siteZones[localization.code],
      at: now,
      writePdf,
    }
    const billedTo = user ? [user.account.fullName, user.account.institution ?? ''] : []
    const file = await priceQuotePdf(quoteDocument(quote, head, billedTo.filter(Boolean)))
    const shown = query.display === 'inline' ? { 'Content-Disposition': 'inline' } : undefined
    return reply(200, file, shown)
  },

  emailPriceQuote({ world, session, user, path, body, now, reply }) {
    const quote = quoteFor(world, ownerOf(user, session), path.estimateId)
    const recipientEmail = body.email ?? user?.email
    if (recipientEmail === undefined) return reply(200, { error: 'price-quote-email-error' })
    mailQuote({ world, now }, quote, recipientEmail, session.language)
    return reply(200, { recipientEmail })
  },
})
