import { addressIn } from '../../src/lib/url/address-in.ts'
import type { ShownMail } from '../backend/external-sites/mail-list.ts'
import type { SiteVisit } from '../backend/external-sites/site-visit.ts'

export class Refused extends Error {
  readonly title: string
  readonly errors: readonly { pointer: string; message: string }[]

  constructor(problem: { title: string; detail: string; errors: Refused['errors'] }) {
    super(problem.detail)
    this.name = 'Refused'
    this.title = problem.title
    this.errors = problem.errors
  }
}

async function refuse(response: Response): Promise<never> {
  throw new Refused(await response.json())
}

const visitCall = addressIn('/external/api/visit')

export async function readVisit(address: string): Promise<SiteVisit> {
  const response = await fetch(`${visitCall}?${new URLSearchParams({ address })}`)
  return response.ok ? response.json() : refuse(response)
}

export type Decided = { next: string | null; visit: SiteVisit }

export async function decide(
  address: string,
  choice: string,
  fields: Record<string, string>,
): Promise<Decided> {
  const response = await fetch(visitCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ address, choice, fields }),
  })
  return response.ok ? response.json() : refuse(response)
}

export async function readMails(to: string | undefined): Promise<ShownMail[]> {
  const query = to ? `?${new URLSearchParams({ to })}` : ''
  const response = await fetch(addressIn(`/external/api/mails${query}`))
  if (!response.ok) return refuse(response)
  const { mails }: { mails: ShownMail[] } = await response.json()
  return mails
}
