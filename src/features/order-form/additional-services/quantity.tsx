import { Trans, useLingui } from '@lingui/react/macro'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { mostCounted } from './addition-rules.ts'
import styles from './additional-services.module.css'

const counts = Array.from({ length: mostCounted }, (_, index) => index + 1)

type Props = {
  /** Of the service. */
  name: string
  value: number
  onChosen: (count: number) => void
}

/** In view before the service is chosen; another number chooses it. */
export function Quantity({ name, value, onChosen }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.quantity}>
      <span aria-hidden="true">
        <Trans>Quantity</Trans>
      </span>
      <SelectBox
        aria-label={t`Quantity: ${name}`}
        value={value}
        onChange={({ target }) => onChosen(Number(target.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
