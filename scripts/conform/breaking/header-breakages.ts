import type { OperationId } from '../../../src/api/generated/operations.gen.ts'
import { type Breakage, withResponse } from './breakage.ts'

const withHeader = (name: string, value: string | undefined) => (response: Response) => {
  const headers = new Headers(response.headers)
  if (value === undefined) headers.delete(name)
  else headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

function header(id: OperationId, what: string, name: string, value?: string): Breakage {
  return withResponse('headers', what, { id, only: [id], change: withHeader(name, value) })
}

const withBytes = (text: string) => (response: Response) =>
  response.status === 200 ? new Response(text, response) : response

function withCookie(name: string, change: (cookie: string) => string): Breakage {
  return {
    family: 'sessions',
    name,
    only: ['session'],
    async answer({ forward }) {
      const response = await forward()
      const cookies = response.headers.getSetCookie()
      const headers = new Headers(response.headers)
      headers.delete('Set-Cookie')
      for (const cookie of cookies) headers.append('Set-Cookie', change(cookie))
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

function accepted(id: OperationId, what: string, headers: Record<string, string>): Breakage {
  return {
    family: 'sessions',
    name: `${id} ${what}`,
    only: ['origins'],
    answer: ({ id: called, forward }) => forward(called === id ? { headers } : {}),
  }
}

const noOrigin = { Origin: '', 'Sec-Fetch-Site': '', 'Sec-Fetch-Dest': '' }
const pdf = 'downloadInvoicePdf'

export const headerBreakages: readonly Breakage[] = [
  header('loadUser', 'may be stored', 'Cache-Control'),
  header('searchOrders', 'is public', 'Cache-Control', 'public, max-age=60'),
  header('loadInvoices', 'has a type to guess', 'X-Content-Type-Options'),
  header('loadLoyalty', 'is HTML', 'Content-Type', 'text/html'),
  header('loadPayment', 'has no type', 'Content-Type'),
  header(pdf, 'has no name', 'Content-Disposition'),
  header(pdf, 'has a name nowhere', 'Content-Disposition', 'attachment'),
  header(pdf, 'is of any type', 'Content-Type', 'application/octet-stream'),
  withResponse('headers', 'is empty', { id: pdf, only: [pdf], change: withBytes('') }),
  withResponse('headers', 'is no document', { id: pdf, only: [pdf], change: withBytes('<html>') }),
  header('getOrderCount', 'fails as HTML', 'Content-Type', 'text/html'),
  {
    family: 'headers',
    name: 'lets other sites read',
    only: ['origins'],
    async answer({ forward }) {
      return withHeader(
        'Access-Control-Allow-Origin',
        'https://conform.example.org',
      )(await forward())
    },
  },
  withCookie('scripts read the cookie', (cookie) => cookie.replace(/; HttpOnly/i, '')),
  withCookie('other sites send the cookie', (cookie) => cookie.replace(/; SameSite=\w+/i, '')),
  withCookie('the cookie is for a part', (cookie) => cookie.replace('Path=/', 'Path=/api')),
  withCookie('the cookie is lost', (cookie) => cookie.replace(/^[^;]+/, 'galley_session=lost')),
  accepted('logOut', 'is taken from other sites', noOrigin),
  accepted('updateLanguage', 'is taken from other sites', noOrigin),
]
