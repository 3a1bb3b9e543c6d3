import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import { type DigitalLoad, digitalEditingQuery } from '../../api/digital-purchases.ts'
import type { FileListChoice } from '../../domain/digital-files/digital-file-list.tsx'
import { endsSoon } from '../../domain/digital-purchases/purchase-rules.ts'
import { groupGreeting } from '../../domain/preferred-group/group-rules.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { Section } from '../../ui/page/layout/section.tsx'
import { useFocusAfterChange } from '../../ui/page/layout/use-focus-after-change.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { QueryState } from '../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import { AboutCard } from './about-card.tsx'
import { AccessBadge } from './access-badge.tsx'
import { AccessCard } from './access-card.tsx'
import styles from './digital-editing.module.css'
import { EditForm } from './edit-form.tsx'
import { EditList } from './edit-list.tsx'
import { EditingIntro } from './editing-intro.tsx'
import { editingAccess, editingOffer, mayUpload } from './editing-rules.ts'
import { FeedbackCard } from './feedback-card.tsx'
import { SubscribeCard } from './subscribe-card.tsx'

const freeTrial = 'free-trial'

type Props = {
  application: Application
  user: User
  /** Last part of the address, such as `free-trial`. */
  status: string | undefined
  list: FileListChoice
  onCreated: () => Promise<unknown>
}

function Heading({ badge }: { badge?: ReactNode }) {
  const { t } = useLingui()
  return (
    <PageHeading
      title={t`Digital editing`}
      lead={<Trans>Your manuscript in correct English, in about two minutes.</Trans>}
      action={badge}
    />
  )
}

export function DigitalEditingScreen(props: Props) {
  const { t } = useLingui()
  return (
    <QueryState
      query={useQuery(digitalEditingQuery())}
      loading={<SkeletonLines lines={6} label={t`Digital editing is loading.`} />}
      failedTitle={<Trans>Digital editing could not be loaded</Trans>}
      frame={(state) => (
        <>
          <Heading />
          <Section title={<Trans>Your access</Trans>}>{state}</Section>
        </>
      )}
    >
      {(load) => <DigitalEditing {...props} load={load} />}
    </QueryState>
  )
}

const TrialOver = () => (
  <Notice>
    <Trans>The free trial is over.</Trans>
  </Notice>
)

function DigitalEditing(props: Props & { load: DigitalLoad }) {
  const { application, user, status, list, onCreated, load } = props
  const { t } = useLingui()
  const { features, config } = application
  const now = useNow()
  const access = editingAccess(load, { hasTrial: features.digital_editing_trial }, now)
  useFocusAfterChange(access)
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const offer = editingOffer(load)
  const greeting = user.preferredGroup && groupGreeting(user.preferredGroup)
  const isSubscribed = access === 'subscribed'
  const subscribe =
    offer && !isSubscribed ? (
      <SubscribeCard offer={offer} currency={user.currency} access={access} />
    ) : null
  const canUpload = mayUpload(access)
  const subscription = load.digitalEditingPurchase
  const isLate = isSubscribed && subscription !== null && endsSoon(subscription.endsAt, now)
  const accessCard =
    access === 'none' && !subscription ? null : (
      <AccessCard
        access={access}
        subscription={subscription}
        canSubscribe={offer !== undefined}
        isLate={isLate}
      />
    )
  return (
    <>
      <Heading badge={<AccessBadge access={access} isLate={isLate} />} />
      {greeting ? <Notice tone="plain">{greeting}</Notice> : null}
      {status === freeTrial && !canUpload ? <TrialOver /> : null}
      <PageGrid
        railLabel={t`About digital editing`}
        rail={
          <>
            {isLate || isNarrow ? null : accessCard}
            {canUpload ? subscribe : null}
            <AboutCard addInLink={config.links.officeAddIn} />
            <FeedbackCard surveyAddress={config.links.survey} />
          </>
        }
      >
        {isLate ? <div className={styles.late}>{accessCard}</div> : null}
        {canUpload || !subscribe ? null : <div className={styles.subscribe}>{subscribe}</div>}
        {canUpload ? (
          <Section title={<Trans>Upload a manuscript</Trans>}>
            <EditForm application={application} owner={user.identity} onCreated={onCreated} />
          </Section>
        ) : null}
        {isNarrow && !isLate ? <div className={styles.access}>{accessCard}</div> : null}
        {access === 'none' ? null : <EditList {...list} />}
        {isSubscribed ? null : <EditingIntro video={config.links.editingVideo} />}
      </PageGrid>
    </>
  )
}
