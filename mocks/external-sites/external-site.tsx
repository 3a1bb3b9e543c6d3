import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { mailboxId } from '../backend/external-sites/external-site-ids.ts'
import { requestedAddress } from '../transports/external-address.ts'
import { Refused, readMails, readVisit } from './external-site-calls.ts'
import { Mailbox, MailView } from './mailbox.tsx'
import { Sheet } from './sheet.tsx'
import { VisitView } from './visit-view.tsx'

const base = import.meta.env.BASE_URL
const goTo = (address: string) => globalThis.location.assign(addressIn(address))

function listAddress(to: string, mail?: string): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(mail && { mail }) })
  return `${addressIn(`/external/${mailboxId}/`)}${query.size > 0 ? `?${query}` : ''}`
}

async function mailPage(search: string): Promise<ReactNode> {
  const parameters = new URLSearchParams(search)
  const to = parameters.get('to')?.trim() ?? ''
  const mails = await readMails(to)
  const opened = mails.find(({ identity }) => identity === parameters.get('mail'))
  if (opened) return <MailView mail={opened} list={listAddress(to)} />
  return <Mailbox mails={mails} to={to} hrefOf={({ identity }) => listAddress(to, identity)} />
}

async function pageOf(address: string): Promise<ReactNode> {
  const { pathname, search } = new URL(address, globalThis.location.origin)
  if (/^\/external\/mail\/?$/.test(pathname)) return mailPage(search)
  return <VisitView opened={await readVisit(address)} onNext={goTo} />
}

function failurePage(error: unknown): ReactNode {
  const title = error instanceof Refused ? error.title : 'This page could not be opened'
  return (
    <Sheet heading={title}>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </Sheet>
  )
}

async function open(): Promise<void> {
  const parameters = requestedAddress(globalThis.location, base)
  // Before the world is opened, which reads settings from the address.
  globalThis.history.replaceState(null, '', addressIn(parameters))
  if (import.meta.env.MODE !== 'http') {
    const { openMockBackend } = await import('../page/start-mock-backend.ts')
    await openMockBackend()
  }
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no element #root.')
  const root = createRoot(container)
  const show = () =>
    pageOf(requestedAddress(globalThis.location, base))
      .catch(failurePage)
      .then((page) => root.render(page))
  // A page restored from the back-forward cache would be outdated.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) globalThis.location.reload()
  })
  await show()
}

void open()
