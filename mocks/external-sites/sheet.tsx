import type { ReactNode } from 'react'
import { addressIn } from '../../src/lib/url/address-in.ts'
import { mailboxId } from '../backend/external-sites/external-site-ids.ts'

type Props = {
  /** Undefined for the mailbox, which is part of the mock backend. */
  standsInFor?: string
  heading: string
  children: ReactNode
}

export function Sheet({ standsInFor, heading, children }: Props) {
  const about = standsInFor ? `Stands in for ${standsInFor}` : 'Part of the mock backend'
  return (
    <>
      <title>{`${heading} – ${about}`}</title>
      <header className="strip">
        <p>
          <strong>{about}.</strong> Not part of Galley; nothing leaves this machine.
        </p>
        <nav aria-label="Other pages">
          <a href={addressIn('/')}>Galley</a>
          <a href={addressIn(`/external/${mailboxId}/`)}>Mailbox</a>
        </nav>
      </header>
      <main>
        <h1>{heading}</h1>
        {children}
      </main>
    </>
  )
}
