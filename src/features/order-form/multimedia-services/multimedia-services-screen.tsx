import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdditions } from '../additional-services/use-additions.tsx'
import { NextStep } from '../frame/next-step.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { useIsSaving } from '../frame/use-is-saving.ts'
import { MultimediaNotice } from './multimedia-notice.tsx'
import { type MultimediaBlock, multimediaBlock, multimediaServices } from './multimedia-rules.ts'
import { MultimediaTiles } from './multimedia-tiles.tsx'
import { NoMultimediaServices } from './no-multimedia-services.tsx'

const reasons: Record<MultimediaBlock, MessageDescriptor> = {
  saving: msg`Your order is being saved.`,
  'nothing-chosen': msg`Please choose at least one service.`,
}

export function MultimediaServicesScreen() {
  const { i18n } = useLingui()
  const additions = useAdditions()
  const services = multimediaServices(useOrderForm().orderForm)
  const block = multimediaBlock({
    isSaving: useIsSaving(),
    isChosen: services.some((service) => additions.quantityOf(service) > 0),
  })
  if (services.length === 0) return <NoMultimediaServices />
  return (
    <>
      <MultimediaTiles services={services} {...additions} />
      <MultimediaNotice services={services} />
      <NextStep blockedBecause={block && i18n._(reasons[block])}>
        <Trans>Order details</Trans>
      </NextStep>
    </>
  )
}
