import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { HelpMeDecide } from '../service-bundles/questions/help-me-decide.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { ManuscriptDetails } from './manuscript-details/manuscript-details.tsx'
import {
  ChoiceNotices,
  LanguageNotice,
  NoOptionNotice,
  useLengthNotice,
} from './service-notices.tsx'
import { canDecline, isSold } from './service-rules.ts'
import { ServiceTiles } from './service-tiles.tsx'
import styles from './services.module.css'
import { ServicesNext } from './services-next.tsx'
import { useServiceChoice } from './use-service-choice.tsx'

export function ServicesScreen() {
  const { services, choice, choose, decline, deliver } = useServiceChoice()
  const service = services.find(({ identity }) => identity === choice.service)
  const { wordCount, noServiceOption } = useOrderForm().orderForm
  const length = useLengthNotice(service ?? services[0])
  // A choice without a price has a notice of its own.
  const notices = noServiceOption ? null : <ChoiceNotices service={service} length={length} />
  const isAnySold = services.some((one) => isSold(one, wordCount))
  return (
    <>
      <LanguageNotice services={services} />
      <NoOptionNotice />
      <ManuscriptDetails />
      <Section title={<Trans>Service</Trans>}>
        <HelpMeDecide />
        {isAnySold ? null : notices}
        <ServiceTiles
          services={services}
          choice={choice}
          choose={choose}
          withQuote={!noServiceOption && (isAnySold || length === undefined)}
        />
        {canDecline(services) ? (
          <div className={styles.decline}>
            <Checkbox
              label={<Trans>I don’t need editing</Trans>}
              more={<Trans>You can still order additional services.</Trans>}
              checked={choice.isDeclined}
              onChange={(isDeclined) => void decline(isDeclined)}
            />
          </div>
        ) : null}
        {isAnySold ? notices : null}
      </Section>
      {choice.isDeclined ? null : (
        <DeliveryChoice services={services} choice={choice} deliver={deliver} />
      )}
      <ServicesNext services={services} choice={choice} />
    </>
  )
}
