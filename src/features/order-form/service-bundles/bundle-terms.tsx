import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { serviceName } from '../../../domain/services/service-names.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { LazyTitle } from '../service-descriptions/lazy-description.tsx'
import styles from './bundle-card.module.css'

export function BundleTerms({ terms }: { terms: readonly string[] }) {
  const { i18n } = useLingui()
  const { orderForm, serviceDescriptions } = useOrderForm()
  const known = serviceDescriptions.filter(({ modalID }) => terms.includes(modalID))
  if (known.length === 0) return null
  const nameOf = (modalID: string) => {
    const service = orderForm.availableServices.find((one) => one.modalID === modalID)
    return service && serviceName(service.identity, service.name, (name) => i18n._(name))
  }
  return (
    <div className={styles.terms}>
      <p>
        <Trans>Learn more about</Trans>
      </p>
      <ul>
        {known.map((description) => (
          <li key={description.modalID}>
            <AppLink
              to="."
              search={(previous) => ({ ...previous, about: description.modalID })}
              resetScroll={false}
              preload={false}
            >
              {nameOf(description.modalID) ?? (
                <Suspense fallback={<Trans>About this service</Trans>}>
                  <LazyTitle description={description} />
                </Suspense>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
