import { t } from '@lingui/core/macro'
import { string } from 'yup'
import type { FormService } from '../../../api/order-form/order-form.ts'
import { getStartedSchema } from '../get-started/get-started-schema.ts'

type Asks = Parameters<typeof getStartedSchema>[0] & {
  services: readonly Pick<FormService, 'identity'>[]
}

export function reworkSchema({ services, ...asks }: Asks) {
  return getStartedSchema(asks).shape({
    selectedService: string()
      .required(() => t`Please choose a service.`)
      .oneOf(
        services.map(({ identity }) => identity),
        () => t`Please choose a service.`,
      ),
  })
}
