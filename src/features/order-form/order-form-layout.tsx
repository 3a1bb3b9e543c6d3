import { useLingui } from '@lingui/react/macro'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import {
  type OrderFormLoad,
  orderFormQuery,
  type StepName,
} from '../../api/order-form/order-form.ts'
import type { AppliedFunds } from '../../domain/payment/funds/funds-rules.ts'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { PartOfPage } from '../../ui/states/part-of-page.tsx'
import { LoadingOrderForm } from './frame/loading-order-form.tsx'
import { OrderFormContext, type StepFailure } from './frame/order-form-context.ts'
import { enterOrderFormKey, OrderFormEntry } from './frame/order-form-entry.tsx'
import { RedirectToOpenStep } from './frame/redirect-to-open-step.tsx'
import { StepFailureDialog } from './frame/step-failure-dialog.tsx'
import { StepList, StepListSkeleton } from './frame/step-list.tsx'
import { StepNotes } from './frame/step-notes.tsx'
import { isQuoteStep, mayEnter, stepOfPath, stepToOpen } from './frame/step-rules.ts'
import { useGoneForm } from './frame/use-gone-form.ts'
import { useOrderFormEntries } from './frame/use-order-form-entries.tsx'
import { PendingPaymentFirst } from './payment/pending-payment-first.tsx'
import { DescriptionDialog } from './service-descriptions/description-dialog.tsx'
import { stepLead, stepTabTitles, stepTitles } from './step-titles.ts'
import { isSummary } from './summary/has-sum.ts'
import { OrderSummary } from './summary/order-summary.tsx'

const GoneForm = lazy(async () => ({
  default: (await import('./payment/gone-form.tsx')).GoneForm,
}))

type LoadedProps = { load: OrderFormLoad; step: StepName }

function LoadedOrderForm({ load, step }: LoadedProps) {
  const { t } = useLingui()
  const [failure, reportFailure] = useState<StepFailure>()
  const [sum, reportSum] = useState<{ applied: AppliedFunds }>()
  const { steps } = load.orderForm
  // A quote brings its own summary, which nothing can be changed in.
  const isQuote = step === 'price-quote-completed'
  if (!mayEnter(load.orderForm, step)) return <RedirectToOpenStep step={stepToOpen(steps)} />
  const summary = (
    <PartOfPage resetKey={load}>
      <OrderSummary />
    </PartOfPage>
  )
  const comesFirst = step !== 'get-started' || isSummary({ ...load, step })
  return (
    <OrderFormContext value={{ ...load, step, reportFailure, applied: sum?.applied, reportSum }}>
      <PageGrid
        sticky
        railLabel={t`Order summary`}
        rail={
          isQuote ? null : (
            <>
              {comesFirst ? summary : null}
              <StepNotes step={step} />
              {comesFirst ? null : summary}
            </>
          )
        }
      >
        <Outlet />
      </PageGrid>
      <StepFailureDialog failure={failure} onClose={() => reportFailure(undefined)} />
      <PartOfPage resetKey={load}>
        <DescriptionDialog />
      </PartOfPage>
    </OrderFormContext>
  )
}

export function OrderFormLayout() {
  const { i18n } = useLingui()
  // The shown screen's path: that of the address is ahead of it while the next screen loads.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const step = stepOfPath(pathname ?? '') ?? 'get-started'
  const { enter } = useOrderFormEntries()
  const { data } = useQuery(orderFormQuery())
  const { gone, forget } = useGoneForm(data?.orderForm.identity)
  const load = gone === undefined ? data : null
  const hasFailed = useMutationState({
    filters: { mutationKey: enterOrderFormKey },
    select: ({ state }) => state.status === 'error',
  }).at(-1)
  const lead = stepLead(step, load?.orderForm)
  const tabTitle = stepTabTitles[step] ?? stepTitles[step]
  return (
    <>
      {load ? (
        <StepList steps={load.orderForm.steps} shown={step} />
      ) : hasFailed ? null : (
        <StepListSkeleton />
      )}
      <PageHeading
        title={i18n._(stepTitles[step])}
        tabTitle={i18n._(tabTitle)}
        lead={lead && i18n._(lead)}
      />
      {load ? (
        <PendingPaymentFirst form={load.orderForm.identity}>
          <LoadedOrderForm load={load} step={step} />
        </PendingPaymentFirst>
      ) : gone === undefined ? (
        <OrderFormEntry enter={() => enter(isQuoteStep(step))} />
      ) : (
        <Suspense fallback={<LoadingOrderForm />}>
          <GoneForm form={gone} onCleared={forget} />
        </Suspense>
      )}
    </>
  )
}
