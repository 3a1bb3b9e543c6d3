import { memoize } from '../../../../src/lib/memoize.ts'
import { dayOf, isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { formService, type ReferenceService } from '../../reference-data/services/form-services.ts'
import { deliveriesOf } from '../pricing/delivery-rules.ts'
import { holidaysOf } from '../pricing/holidays-of.ts'
import { needsOwnDeadline } from '../pricing/service-price.ts'
import { dueAfter } from '../pricing/working-calendar.ts'
import type { FormChoice } from './form-choice.ts'

type FormDeadlines = Pick<
  Schemas['OrderForm'],
  'deadline' | 'deadlines' | 'nonRushDeadline' | 'rushDeadline' | 'expressDeadline' | 'holidays'
>

/** Deadlines are on half hours, so that few differ. */
const deadlineText = memoize(isoOf)

export function deadlineAfter({ now, site }: Pick<FormChoice, 'now' | 'site'>, days: number) {
  return deadlineText(dueAfter(site, now, days))
}

function chosenServices({ form }: FormChoice): ReferenceService[] {
  const identities = form.additions.map(({ serviceIdentity }) => serviceIdentity)
  return [form.service, ...identities].flatMap((identity) => {
    const service = identity === null ? undefined : formService(identity)
    return service && service.price.by !== 'agreement' ? [service] : []
  })
}

/** The slowest service decides. An overlong text has no deadline: it is agreed on. */
export function deadlinesOf(choice: FormChoice): FormDeadlines {
  const { form, now, site, zone, features } = choice
  const { wordCount, tier: chosenTier } = form
  const chosen = chosenServices(choice)
  const express = features.express_delivery
  const deliveries = chosen.map((service) => {
    const all = deliveriesOf(service, { wordCount, express })
    return { service, all, ofTiers: service.identity === form.service ? all : [] }
  })
  const daysBy = (tier: string) =>
    deliveries.map(({ service, all, ofTiers }) => {
      const found = ofTiers.find((delivery) => delivery.tier === tier)
      return { isMet: found !== undefined, days: (found ?? all[0])?.days ?? service.days }
    })
  const agreed = chosen.some((service) => needsOwnDeadline(service, wordCount))
  const due = (tier: 'standard' | 'rush' | 'express') => {
    const all = daysBy(tier)
    const isOffered = tier === 'standard' || all.some(({ isMet }) => isMet)
    if (all.length === 0 || agreed || !isOffered) return null
    return deadlineAfter(choice, Math.max(...all.map(({ days }) => days)))
  }
  const nonRushDeadline = due('standard')
  const rushDeadline = due('rush')
  const expressDeadline = due('express')
  const byTier = { standard: nonRushDeadline, rush: rushDeadline, express: expressDeadline }
  const year = Number(dayOf(now, zone).slice(0, 4))
  const usual = agreed ? [] : daysBy('standard').map(({ days }) => days)
  return {
    deadline: byTier[chosenTier] ?? nonRushDeadline,
    deadlines: Object.fromEntries(
      [...new Set(usual)].map((days) => [String(days), deadlineAfter(choice, days)]),
    ),
    nonRushDeadline,
    rushDeadline,
    expressDeadline,
    holidays: [year, year + 1].flatMap((holidayYear) => [...holidaysOf(site, holidayYear)]),
  }
}
