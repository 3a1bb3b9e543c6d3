import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { PriceQuoteRow } from '../../../world/pricing-rows.ts'
import { stateOf } from '../../../world/world-state.ts'
import { operationsOf } from '../../operation-types.ts'
import { priceQuotePdf } from '../../pdf/price-quote-pdf.ts'
import { Problem } from '../../problem.ts'
import { serviceNameIn } from '../../reference-data/services/service-labels.ts'
import { changeForm, formFor, ownerOf } from '../../rules/order-form/form-access.ts'
import { orderFormOf } from '../../rules/order-form/order-form-view.ts'
import { makeQuote, validateQuote } from '../../rules/pricing/make-quote.ts'
import { mailQuote } from '../../rules/pricing/order-mails.ts'
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
    const converted =
      quote.convertedAt === null
        ? changeForm(world, form, now, { quote: { ...quote, convertedAt: now }, step: 'details' })
        : form
    return reply(200, { order: orderFormOf(world, converted, now) })
  },

  async downloadPriceQuotePdf({ world, session, user, path, query, now, fonts, reply }) {
    const quote = quoteFor(world, ownerOf(user, session), path.estimateId)
    const { config, localization } = stateOf(world).application
    const listed = quote.lines.map(({ serviceIdentity, listPrice }) => ({
      description: serviceNameIn(serviceIdentity, session.language),
      amount: listPrice,
    }))
    const discountedLines = quote.lines.filter(({ discountAmount }) => discountAmount > 0)
    const file = await priceQuotePdf({
      head: {
        language: session.language,
        companyName: config.companyName,
        zone: siteZones[localization.code],
        at: now,
        fonts,
      },
      number: quote.estimateId,
      date: quote.createdAt,
      billedTo: user ? [user.account.fullName, user.account.institution ?? ''].filter(Boolean) : [],
      lines: listed,
      discounts: discountedLines.map(({ serviceIdentity, discountAmount }) => ({
        description: serviceNameIn(serviceIdentity, session.language),
        amount: discountAmount,
      })),
      total: quote.totalPrice,
      currency: quote.currency,
      title: quote.title,
      wordCount: quote.wordCount,
      validUntil: quote.validUntil,
      deadline: quote.deadline === null ? null : parseInstant(quote.deadline),
    })
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
