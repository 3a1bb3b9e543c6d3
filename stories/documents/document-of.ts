import { createBackend } from '../../mocks/backend/backend.ts'
import { CallLog } from '../../mocks/backend/calls/call-log.ts'
import { prefillStep } from '../../mocks/scenarios/builders/order-form/prefill-steps.ts'
import { loadScenario } from '../../mocks/scenarios/load-scenario.ts'
import type { ScenarioName } from '../../mocks/scenarios/scenario-list.ts'
import { browserTasks } from '../../mocks/transports/page/browser-tasks.ts'
import { certificateCode } from '../../mocks/world/certificate-code.ts'
import { fixedNow } from '../../mocks/world/clock/fixed-now.ts'
import type { World } from '../../mocks/world/galley-world.ts'
import { balanceOf } from '../../mocks/world/invoice-balance.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import type { SiteLanguage } from '../../src/i18n/locales.ts'

type StoryDocument = {
  scenario: ScenarioName
  at?: string
  path: (world: World) => string | undefined
}

const first = <Row>(rows: Iterable<Row>): Row | undefined => Array.from(rows)[0]

/** The world and call of each document. */
export const storyDocuments = {
  invoice: {
    scenario: 'returning-customer',
    path: (world) => {
      const row = first(world.invoices.all())
      return row && `/api/invoice/${row.invoiceNumber}/pdf`
    },
  },
  openInvoice: {
    scenario: 'returning-customer',
    path: (world) => {
      const row = Array.from(world.invoices.all()).find((invoice) => balanceOf(invoice) > 0)
      return row && `/api/invoice/${row.invoiceNumber}/pdf`
    },
  },
  receipt: {
    scenario: 'returning-customer',
    path: (world) => {
      const row = Array.from(world.invoices.all()).find(({ payments }) => payments.length > 0)
      return row && `/api/payment/${row.payments[0]?.id}/pdf`
    },
  },
  certificate: {
    scenario: 'returning-customer',
    path: (world) => {
      const row = Array.from(world.orders.all()).find(({ order }) => order.certificateReady)
      return row && `/api/certificate/${certificateCode(row.identity)}/pdf`
    },
  },
  quote: {
    scenario: 'order-form',
    at: 'quote',
    path: (world) => {
      const row = first(world.priceQuotes.all())
      return row && `/api/price-quote/${row.estimateId}/pdf`
    },
  },
  statement: {
    scenario: 'china',
    path: (world) => {
      const ready = Array.from(world.invoices.all()).find(
        ({ statementReadyAt }) => statementReadyAt !== null && statementReadyAt < fixedNow,
      )
      return ready && `/api/invoice/${ready.invoiceNumber}/statement-of-delivery`
    },
  },
  prepaymentInvoice: {
    scenario: 'prepaid',
    path: (world) => {
      const row = first(world.prepayments.all())
      return row && `/api/retainer-invoice/${row.retainerInvoiceNumber}/pdf`
    },
  },
} satisfies Record<string, StoryDocument>

export type StoryDocumentName = keyof typeof storyDocuments

export async function pdfOf(name: StoryDocumentName, language: SiteLanguage): Promise<Blob> {
  const { scenario, at, path }: StoryDocument = storyDocuments[name]
  const step = at === undefined ? undefined : prefillStep(at)
  const { world } = await loadScenario({ name: scenario, now: fixedNow, at: step })
  const tasks = browserTasks()
  const backend = createBackend({
    world,
    now: () => fixedNow,
    manuscripts: tasks,
    writePdf: tasks.writePdf,
    calls: new CallLog(),
  })
  const session = stateOf(world).browserSession ?? undefined
  const get = (below: string) =>
    backend.handle({ request: new Request(new URL(below, location.origin)), session })
  await get(`/api/researcher/update-language?language=${language}`)
  const address = path(world)
  if (!address) throw new Error(`The scenario ${scenario} has no ${name}.`)
  const { response } = await get(address)
  return response.blob()
}
