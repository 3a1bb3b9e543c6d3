import type { components } from '../../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

export type Session = { user: Schemas['User'] | null; language: string }

export type FirstData = {
  application: Schemas['Application']
  account: { user: Schemas['User']; password: string }
  orders: readonly { listed: Schemas['OrderFields']; whole: Schemas['OrderDetails'] }[]
}

type RouteInput = {
  parameters: Readonly<Record<string, string>>
  body: unknown
  session: Session
  data: FirstData
}

type FirstRoute = {
  call: RegExp
  /** Parameters of query and path; one that is not sent is an empty text. */
  parameters?: Readonly<Record<string, RegExp>>
  changes?: true
  signedIn?: true
  answer: (input: RouteInput) => object
}

const upTo = (most: number) => new RegExp(`^[^]{0,${most}}$`)
const day = /^(\d{4}-\d{2}-\d{2})?$/
const pageNumber = /^([1-9]\d{0,8})?$/
const pageSize = 10

function searchOrders({ parameters, data }: RouteInput): Schemas['OrderSearchResult'] {
  const { xid = '', orderTitle = '', from = '', to, page } = parameters
  const all = data.orders.map(({ listed }) => listed)
  const found = all.filter(
    ({ externalId, title, createdAt }) =>
      externalId.toLowerCase().includes(xid.toLowerCase()) &&
      title.toLowerCase().includes(orderTitle.toLowerCase()) &&
      createdAt.slice(0, 10) >= from &&
      (!to || createdAt.slice(0, 10) <= to),
  )
  const current = Number(page || 1)
  const pageCount = Math.ceil(found.length / pageSize)
  const upcoming = all
    .flatMap(({ completed, externalId, title, deadline }) =>
      completed || deadline === null ? [] : [{ externalId, title, deadline }],
    )
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline))
  const inProgress = all.filter(({ completed }) => !completed).length
  const nextDeadline = upcoming[0]?.deadline ?? null
  return {
    orders: found.slice((current - 1) * pageSize, current * pageSize),
    pagination: { current, pageCount, totalCount: found.length, pageSize },
    work: { received: 0, inProgress, needsAttention: 0, nextDeadline, attention: [], upcoming },
  }
}

function logIn({ body, session, data }: RouteInput): object {
  const { email, password } = Object(body)
  const { user, password: own } = data.account
  if (String(email).toLowerCase() !== user.email || password !== own) {
    return { loggedIn: false, error: 'login-form-error-message' }
  }
  session.user = user
  return { loggedIn: true, user, language: session.language, redirectUri: null }
}

export const firstRoutes: readonly FirstRoute[] = [
  {
    call: /^GET \/api\/researcher\/load$/,
    answer: ({ session, data }) => ({ user: session.user, application: data.application }),
  },
  {
    call: /^GET \/api\/researcher\/update-language$/,
    parameters: { language: /^(en|cn|jp|br|es)$/ },
    changes: true,
    answer({ parameters, session }) {
      session.language = parameters.language ?? session.language
      return { siteLanguage: session.language }
    },
  },
  { call: /^POST \/api\/auth\/login$/, changes: true, answer: logIn },
  {
    call: /^POST \/api\/auth\/logout$/,
    changes: true,
    answer({ session }) {
      session.user = null
      return { loggedIn: false }
    },
  },
  {
    call: /^GET \/api\/account$/,
    answer: ({ session }) => ({ user: session.user, foundUsOptions: [], countries: [] }),
  },
  {
    call: /^GET \/api\/users\/current$/,
    signedIn: true,
    answer: ({ session }) => ({ user: session.user }),
  },
  {
    call: /^GET \/api\/order\/search$/,
    parameters: { xid: upTo(64), orderTitle: upTo(512), from: day, to: day, page: pageNumber },
    signedIn: true,
    answer: searchOrders,
  },
  {
    call: /^GET \/api\/order\/(?<id>[^/]+)\/payment$/,
    parameters: { id: upTo(64) },
    signedIn: true,
    answer: ({ parameters, data }) => ({
      order: data.orders.find(({ whole }) => whole.externalId === parameters.id)?.whole ?? null,
    }),
  },
]
