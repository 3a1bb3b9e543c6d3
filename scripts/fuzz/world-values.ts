import { deliverablesOf } from '../../mocks/backend/deliverables/deliverable-plan.ts'
import { digitalProducts } from '../../mocks/backend/reference-data/digital-products.ts'
import { preferredGroups } from '../../mocks/backend/reference-data/preferred-groups.ts'
import { formServices } from '../../mocks/backend/reference-data/services/form-services.ts'
import {
  bundleQuestions,
  serviceBundles,
} from '../../mocks/backend/reference-data/services/service-bundles.ts'
import { originalFilesOf } from '../../mocks/backend/rules/orders/original-files.ts'
import type { World } from '../../mocks/world/galley-world.ts'
import { stateOf } from '../../mocks/world/world-state.ts'
import { documentValues } from './document-values.ts'

/** Identities, numbers and codes that exist in a world. */
export type WorldValues = {
  readonly all: readonly string[]
  /** Values of the first path parameter. */
  forPath(path: string): readonly string[]
  /** Values of a parameter or field of that name. */
  forName(name: string): readonly string[]
  /** Query parameters that must match the row of the first path parameter. */
  matchingQuery(path: string, id: string): Readonly<Record<string, unknown>>
}

/** Table whose keys are the first path parameter, by prefix of the path. */
const tableByAddress: readonly [begin: string, table: string][] = [
  ['/api/auth/wechat-login/', 'wechatLogins'],
  ['/api/account/', 'users'],
  ['/api/users/{identity}/wfoe-', 'migrations'],
  ['/api/users/', 'users'],
  ['/api/order/', 'orders'],
  ['/api/file/', 'files'],
  ['/api/upload/', 'uploads'],
  ['/api/digital-edit/', 'digitalEdits'],
  ['/api/digital-order/', 'digitalTranslations'],
  ['/api/grammar-check/', 'assessments'],
  ['/api/invoice/', 'invoices'],
  ['/api/retainer-invoice/', 'prepayments'],
  ['/api/fapiao/', 'fapiaos'],
  ['/api/voucher/', 'vouchers'],
  ['/api/price-quote/', 'priceQuotes'],
  ['/api/order-form/rework/', 'orders'],
  ['/api/order-form/reedit/', 'orders'],
  ['/api/order-form/from-language-assessment/', 'assessments'],
  ['/api/order-form/from-digital-edit/', 'digitalEdits'],
  ['/api/order-form/', 'orderForms'],
]

const services = formServices.map(({ identity }) => identity)

const referenceValues: Readonly<Record<string, readonly string[]>> = {
  availableDigitalPurchaseIdentity: digitalProducts.map(({ identity }) => identity),
  groupCode: preferredGroups.map(({ code }) => code),
  questionIdentity: bundleQuestions.map(({ id }) => id),
  serviceBundleId: serviceBundles.map(({ id }) => id),
  serviceIdentities: services,
  serviceIdentity: services,
  selectedService: services,
  services,
}

/** Repeats the few, which would hardly be drawn otherwise. */
function halfOf(few: readonly string[], all: readonly string[]): readonly string[] {
  return few.length === 0 ? all : [...all, ...all.flatMap((_, at) => few[at % few.length] ?? [])]
}

/** Rows of the signed-in person first. */
const mostRows = 40

export function worldValues(world: World): WorldValues {
  const { tables } = world.image()
  const token = stateOf(world).browserSession ?? ''
  const owner = world.sessions.get(token)?.userIdentity ?? token
  const isOwn = (row: object) => Object.values(row).includes(owner)
  const keysOf = (table: string): string[] => {
    const rows = tables[table] ?? []
    const sorted = [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))]
    return sorted.slice(0, mostRows).flatMap((row) => {
      const [key] = Object.values(row)
      return typeof key === 'string' && key.length <= 64 ? [key] : []
    })
  }
  const providers = stateOf(world).application.authenticationProviders.map(({ id }) => id)
  const addresses = world.users.get(owner)?.account.addresses ?? []
  const payments = [
    ...[...world.invoices.all()].flatMap((invoice) => invoice.payments.map(({ id }) => id)),
    ...[...world.prepayments.all()].flatMap(({ payment }) => payment?.id ?? []),
  ].slice(0, mostRows)
  const forms = [...world.orderForms.all()]
  const chosenCodes = forms.flatMap(({ codes }) => codes)
  const chosenServices = forms.flatMap(({ additions }) =>
    additions.map(({ serviceIdentity }) => serviceIdentity),
  )
  const plans = [...world.orders.all()].flatMap((row) =>
    deliverablesOf(row.order, originalFilesOf(world, row)),
  )
  const worldNames: Readonly<Record<string, readonly string[]>> = {
    code: halfOf(chosenCodes, [...keysOf('promotionalCodes'), ...keysOf('vouchers')]),
    externalId: keysOf('orders'),
    key: [...new Set(plans.map(({ key }) => key))],
    paymentId: payments,
    payoffReceiptCodes: keysOf('invoices'),
    receiptCode: keysOf('payments'),
    retainerInvoiceNumber: keysOf('prepayments'),
    serviceId: halfOf(chosenServices, services),
  }
  const files = keysOf('files')
  const documents = documentValues(world, keysOf)
  return {
    all: [...new Set(Object.keys(tables).flatMap(keysOf))],
    forPath(path) {
      if (path.startsWith('/api/account/addresses/')) return addresses.map(({ id }) => id)
      if (path.startsWith('/api/auth/opa/')) return providers
      const meant = tableByAddress.find(([begin]) => path.startsWith(begin))
      return documents.forPath(path) ?? (meant ? keysOf(meant[1]) : [])
    },
    forName(name) {
      if (/files$/i.test(name)) return files
      return worldNames[name] ?? referenceValues[name] ?? []
    },
    matchingQuery: documents.matchingQuery,
  }
}
