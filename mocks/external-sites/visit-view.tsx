import { useState } from 'react'
import type { SiteOffer } from '../backend/external-sites/site-definition.ts'
import type { SiteVisit } from '../backend/external-sites/site-visit.ts'
import { type Decided, decide, Refused } from './external-site-calls.ts'
import { OfferForm } from './offer-form.tsx'
import { Sheet } from './sheet.tsx'

const statusOf = ({ choice, label }: SiteOffer) =>
  choice === 'never'
    ? 'No answer was sent. You can close this page or still decide.'
    : `Done: ${label}.`

const instant = /(\d{4}-\d\d-\d\d \d\d:\d\d UTC)/

/** Sites that are embedded have no way back of their own. */
const isEmbedded = () => globalThis.parent !== globalThis.self

type ChoiceProblem = { choice: string; refused: Refused }

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  const detail = `The mock backend could not be reached. ${error}`
  return new Refused({ title: 'No answer', detail, errors: [] })
}

type Props = {
  opened: SiteVisit
  /** Address in the portal. */
  onNext: (address: string) => void
}

export function VisitView({ opened, onNext }: Props) {
  const [visit, setVisit] = useState(opened)
  const [busy, setBusy] = useState(false)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<ChoiceProblem>()

  const applyDecision = ({ next, visit: after }: Decided, offer: SiteOffer) => {
    // Stays busy until the next page has loaded, against a second decision.
    if (next !== null) return onNext(next)
    if (isEmbedded()) globalThis.parent.postMessage({ submitted: true }, globalThis.location.origin)
    setVisit(after)
    setStatus(statusOf(offer))
    setBusy(false)
  }
  const onDecide = (offer: SiteOffer, fields: Record<string, string>) => {
    setBusy(true)
    setStatus('')
    setProblem(undefined)
    decide(opened.address, offer.choice, fields).then(
      (decided) => applyDecision(decided, offer),
      (error: unknown) => {
        setProblem({ choice: offer.choice, refused: asRefused(error) })
        setBusy(false)
      },
    )
  }

  const { name, simulates, heading, state, facts, paragraphs, offers } = visit
  const shownOffers = isEmbedded() ? offers.filter(({ choice }) => choice !== 'leave') : offers
  return (
    <Sheet standsInFor={name} heading={heading}>
      <p className="soft">{simulates}</p>
      {state && <VisitState state={state} />}
      {facts.length > 0 && <VisitFacts facts={facts} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p role="status" className={status ? 'said' : undefined}>
        {status}
      </p>
      {shownOffers.map((offer, index) => (
        <OfferForm
          key={`${offer.choice} ${status}`}
          offer={offer}
          isPrimary={index === 0}
          busy={busy}
          refused={problem?.choice === offer.choice ? problem.refused : undefined}
          onDecide={(fields) => onDecide(offer, fields)}
        />
      ))}
    </Sheet>
  )
}

function VisitState({ state }: { state: string }) {
  return (
    <p className="state">
      {state.split(instant).map((part) =>
        instant.test(part) ? (
          <span key={part} className="instant">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  )
}

function VisitFacts({ facts }: Pick<SiteVisit, 'facts'>) {
  return (
    <dl>
      {facts.map((fact) => (
        <div key={fact.name} style={{ display: 'contents' }}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
