import { Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/form/fields/checkbox.tsx'
import { HelpMeDecide } from '../service-bundles/help-me-decide.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { ManuscriptDetails } from './manuscript-details/manuscript-details.tsx'
import { ChoiceNotices, LanguageNotice, NoOptionNotice } from './service-notices.tsx'
import { canDecline } from './service-rules.ts'
import { ServiceTiles } from './service-tiles.tsx'
import styles from './services.module.css'
import { ServicesNext } from './services-next.tsx'
import { useServiceChoice } from './use-service-choice.tsx'

export function ServicesScreen() {
  const { services, choice, choose, decline, deliver } = useServiceChoice()
  const service = services.find(({ identity }) => identity === choice.service)
  return (
    <>
      <LanguageNotice services={services} />
      <NoOptionNotice />
      <ManuscriptDetails />
      <HelpMeDecide />
      <ServiceTiles services={services} choice={choice} choose={choose} />
      {canDecline(services) ? (
        <div className={styles.decline}>
          <Checkbox
            label={<Trans>I don't need editing</Trans>}
            more={<Trans>You can still order additional services.</Trans>}
            checked={choice.isDeclined}
            onChange={(isDeclined) => void decline(isDeclined)}
          />
        </div>
      ) : null}
      <ChoiceNotices service={service} services={services} />
      {choice.isDeclined ? null : (
        <DeliveryChoice services={services} choice={choice} deliver={deliver} />
      )}
      <ServicesNext services={services} choice={choice} />
    </>
  )
}
