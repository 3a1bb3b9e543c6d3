import { OptionPrice } from '../additional-services/option-price.tsx'
import styles from './bundle-card.module.css'
import type { BundlePrice } from './bundle-price.ts'
import { useServiceName } from './use-service-name.ts'

type Props = Pick<BundlePrice, 'parts'> & { title: string }

export function BundleContents({ parts, title }: Props) {
  const serviceName = useServiceName()
  return (
    <ul className={styles.contents} aria-label={title}>
      {parts.map(({ identity, options: [option] }) => (
        <li key={identity}>
          <span>{serviceName(identity)}</span>
          {option ? (
            <span className={styles.amount}>
              <OptionPrice option={option} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
