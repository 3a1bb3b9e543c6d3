import type { components } from '../../../src/api/generated/schema.gen.ts'

type Schemas = components['schemas']

export type Session = { person?: Schemas['User']; language: string }

export type FirstData = {
  application: Schemas['Application']
  account: { user: Schemas['User']; password: string }
  orders: readonly { listed: Schemas['OrderFields']; whole: Schemas['OrderDetails'] }[]
}

type RouteInput = {
  query: URLSearchParams
  id: string
  body: unknown
  session: Session
  data: FirstData
}

type FirstRoute = {
  method: string
  path: RegExp
  signedIn: boolean
  query: Readonly<Record<string, RegExp>>
  required: readonly string[]
  answer: (input: RouteInput) => object
}

const day = /^\d{4}-\d{2}-\d{2}$/
const text = (most: number) => new RegExp(`^[^]{1,${most}}$`)
const pageSize = 10

function searchOrders({ query, data }: RouteInput): Schemas['OrderSearchResult'] {
  const wanted = (name: string) => (query.get(name) ?? '').toLowerCase()
  const all = data.orders.map(({ listed }) => listed)
  const found = all.filter(
    ({ externalId, title, createdAt }) =>
      externalId.toLowerCase().includes(wanted('xid')) &&
      title.toLowerCase().includes(wanted('orderTitle')) &&
      createdAt.slice(0, 10) >= wanted('from') &&
      (wanted('to') === '' || createdAt.slice(0, 10) <= wanted('to')),
  )
  const current = Number(query.get('page') ?? 1)
  const pageCount = Math.ceil(found.length / pageSize)
  const pagination = { current, pageCount, totalCount: found.length, pageSize }
  const inProgress = all.filter(({ completed }) => !completed).length
  const counts = { received: 0, inProgress, needsAttention: 0, nextDeadline: null }
  return {
    orders: found.slice((current - 1) * pageSize, current * pageSize),
    pagination,
    work: { ...counts, attention: [], upcoming: [] },
  }
}

function logIn({ body, session, data }: RouteInput): object {
  const { email, password } = Object(body)
  const { user, password: own } = data.account
  if (String(email).toLowerCase() !== user.email || password !== own) {
    return { loggedIn: false, error: 'login-form-error-message' }
  }
  session.person = user
  return { loggedIn: true, user, language: session.language, redirectUri: null }
}

function logOut({ session }: RouteInput): object {
  delete session.person
  return { loggedIn: false }
}

function route(
  [method = '', path = '']: readonly string[],
  answer: FirstRoute['answer'],
  more: Partial<FirstRoute> = {},
): FirstRoute {
  return {
    ...{ method, path: new RegExp(`^/api/${path}$`), answer },
    ...{ signedIn: false, query: {}, required: [], ...more },
  }
}

export const firstRoutes: readonly FirstRoute[] = [
  route(['GET', 'researcher/load'], ({ session, data }) => ({
    user: session.person ?? null,
    application: data.application,
  })),
  route(
    ['GET', 'researcher/update-language'],
    ({ query, session }) => {
      session.language = query.get('language') ?? session.language
      return { siteLanguage: session.language }
    },
    { query: { language: /^(en|cn|jp|br|es)$/ }, required: ['language'] },
  ),
  route(['POST', 'auth/login'], logIn),
  route(['POST', 'auth/logout'], logOut),
  route(['GET', 'account'], ({ session }) => ({
    user: session.person ?? null,
    foundUsOptions: [],
    countries: [],
  })),
  route(['GET', 'users/current'], ({ session }) => ({ user: session.person }), { signedIn: true }),
  route(['GET', 'order/search'], searchOrders, {
    signedIn: true,
    query: {
      ...{ xid: text(64), orderTitle: text(512), from: day, to: day },
      page: /^[1-9]\d{0,8}$/,
    },
  }),
  route(
    ['GET', 'order/([^/]+)/payment'],
    ({ id, data }) => ({
      order: data.orders.find(({ whole }) => whole.externalId === id)?.whole ?? null,
    }),
    { signedIn: true },
  ),
]
