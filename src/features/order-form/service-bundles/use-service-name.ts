import { useLingui } from '@lingui/react/macro'
import { serviceName } from '../../../domain/services/service-names.ts'
import { useOrderForm } from '../frame/order-form-context.ts'

export function useServiceName() {
  const { i18n } = useLingui()
  const { availableServices } = useOrderForm().orderForm
  return (identity: string) => {
    const service = availableServices.find((offered) => offered.identity === identity)
    return serviceName(identity, service?.name ?? identity, (message) => i18n._(message))
  }
}
