import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { saveDetailsMutation } from '../../../api/order-form/order-form-saving.ts'
import { announce } from '../../../ui/page/announce.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import styles from './reference-files.module.css'

/** What a re-edit was begun with, such as the answer to the reviewers; the details step has it as well. */
export function ReferenceFiles() {
  const { t } = useLingui()
  const { orderForm } = useOrderForm()
  const { mutateAsync, isPending, error } = useMutation(saveDetailsMutation())
  const { identity, manuscripts } = orderForm
  const files = manuscripts.mainReference
  const remove = async (file: (typeof files)[number]) => {
    const others = files.filter((one) => one.identity !== file.identity)
    const mainReferenceFiles = others.map((one) => one.identity)
    await mutateAsync({ identity, body: { mainReferenceFiles } })
    const { name } = file
    announce(t`Removed: ${name}`)
    focusPageHeading()
  }
  if (files.length === 0) return null
  return (
    <Section title={<Trans>Reference files for your editor</Trans>}>
      <p>
        <Trans>
          They come along with your manuscript and count towards neither the length nor the price.
        </Trans>
      </p>
      <ul className={styles.files}>
        {files.map((file) => {
          const { name } = file
          return (
            <li key={file.identity}>
              <span className={styles.name}>{name}</span>
              <Button
                variant="text"
                busy={isPending}
                aria-label={t`Remove: ${name}`}
                onClick={() => void remove(file).catch(() => undefined)}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
      {error ? (
        <Notice tone="red" stacked title={<Trans>The file could not be removed</Trans>}>
          <p>{failureReason(error)}</p>
        </Notice>
      ) : null}
    </Section>
  )
}
