import { useLingui } from '@lingui/react/macro'
import { CatchBoundary, useRouteContext } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useUser } from '../../domain/account/use-user.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { NearView } from '../../ui/states/near-view.tsx'
import { SkeletonCard } from '../../ui/states/skeleton.tsx'
import type { WidgetProps } from '../widgets/widget-props.ts'
import { type DashboardWidget, dashboardWidgets } from './dashboard-rail-rules.ts'

// Orders do not wait for the widgets, which share one chunk and bring their own messages.
const widgets: Record<DashboardWidget, ComponentType<WidgetProps>> = {
  prepay: lazy(async () => ({
    default: (await import('../../features/prepay/widgets/prepay-widget.tsx')).PrepayWidget,
  })),
  group: lazy(async () => ({
    default: (await import('../../domain/preferred-group/widgets/group-widget.tsx')).GroupWidget,
  })),
  referrals: lazy(async () => ({
    default: (await import('../../features/rewards/widgets/referral-widget.tsx')).ReferralWidget,
  })),
  rewards: lazy(async () => ({
    default: (await import('../widgets/dashboard-rewards.tsx')).DashboardRewards,
  })),
}

const Endings = lazy(async () => ({
  default: (await import('../../features/endings/endings-widget.tsx')).EndingsWidget,
}))

/** Below the others, where it is rarely in view at first, and nothing if nothing ends. */
function EndingsWhenNear(props: WidgetProps) {
  return (
    <NearView>
      <CatchBoundary getResetKey={() => 'endings'} errorComponent={() => null}>
        <Suspense>
          <Endings {...props} />
        </Suspense>
      </CatchBoundary>
    </NearView>
  )
}

type Props = {
  /** Above the widgets, which wait for it so that it moves none of them; undefined until it is known. */
  lead: ReactNode
  children: ReactNode
}

export function WithDashboardRail({ lead, children }: Props) {
  const { t } = useLingui()
  const { application, language } = useRouteContext({ from: '/$lang' })
  const user = useUser()
  const props = user && { application, user, language }
  return (
    <PageGrid
      rail={
        props &&
        (lead === undefined ? (
          <SkeletonCard lines={9} />
        ) : (
          <>
            {lead}
            {dashboardWidgets(props.user).map((name) => {
              const Widget = widgets[name]
              return (
                // A widget that cannot be loaded is left out.
                <CatchBoundary key={name} getResetKey={() => name} errorComponent={() => null}>
                  <Suspense fallback={<SkeletonCard lines={9} />}>
                    <Widget {...props} />
                  </Suspense>
                </CatchBoundary>
              )
            })}
            <EndingsWhenNear {...props} />
          </>
        ))
      }
      railLabel={t`Your account at a glance`}
    >
      {children}
    </PageGrid>
  )
}
