import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Application } from '../../../api/application.ts'
import type { StepName } from '../../../api/order-form/order-form.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Experience } from './experience.tsx'
import styles from './step-notes.module.css'

type Notes = (links: Application['config']['links']) => ReactNode

const changes = (
  <li>
    <Trans>You can add, change or remove services until you pay.</Trans>
  </li>
)

const goodToKnow = (
  <h2>
    <Trans>Good to know</Trans>
  </h2>
)

const servicesCanChange: Notes = () => (
  <>
    {goodToKnow}
    <ul>{changes}</ul>
  </>
)

const notes: Partial<Record<StepName, Notes>> = {
  'get-started': () => (
    <>
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol>
        <li>
          <Trans>You choose a service. Each shows its price and deadline.</Trans>
        </li>
        <li>
          <Trans>You describe your project, so that we can find an editor from your field.</Trans>
        </li>
        <li>
          <Trans>You see the total and pay. An e-mail confirms your order.</Trans>
        </li>
      </ol>
      <Experience />
    </>
  ),
  'rework-get-started': () => (
    <>
      {goodToKnow}
      <ul>
        <li>
          <Trans>If you upload your files later, we’ll set the deadline when they arrive.</Trans>
        </li>
      </ul>
    </>
  ),
  'manuscript-services': servicesCanChange,
  'multimedia-services': servicesCanChange,
  'service-bundles': servicesCanChange,
  'additional-services': () => (
    <>
      {goodToKnow}
      <ul>
        {changes}
        <li>
          <Trans>The slowest service decides when the order is due.</Trans>
        </li>
      </ul>
    </>
  ),
  details: ({ privacyPolicy }) => (
    <>
      <h2>
        <Trans>Why we ask</Trans>
      </h2>
      <ul>
        <li>
          <Trans>Your editor follows your answers.</Trans>
        </li>
        <li>
          <Trans>
            The files of your orders open only in your account. Our{' '}
            <ExternalLink href={privacyPolicy}>privacy policy</ExternalLink> says how we handle
            them.
          </Trans>
        </li>
      </ul>
    </>
  ),
  'payment-details': ({ support }) => (
    <>
      <h2>
        <Trans>After you pay</Trans>
      </h2>
      <ul>
        <li>
          <Trans>You see your order with its number, and an e-mail confirms it.</Trans>
        </li>
        <li>
          <Trans>The order’s page shows its status and when it is due.</Trans>
        </li>
        <li>
          <Trans>
            Questions? Please write to <ExternalLink href={support}>our support team</ExternalLink>.
          </Trans>
        </li>
      </ul>
    </>
  ),
}

export function StepNotes({ step }: { step: StepName }) {
  const { links } = useRouteContext({ from: '/$lang' }).application.config
  const shown = notes[step]?.(links)
  return shown ? <section className={styles.notes}>{shown}</section> : null
}
