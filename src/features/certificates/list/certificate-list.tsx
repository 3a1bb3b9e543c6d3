import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Certificate } from '../../../api/certificates.ts'
import { failureReason } from '../../../api/errors/failure-messages.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { CertificateRow } from './certificate-row.tsx'
import styles from './my-certificates.module.css'

type Props = {
  certificates: readonly Certificate[]
  /** How many orders were looked through so far. */
  searched: number
  earlier: {
    canLoad: boolean
    isLoading: boolean
    failure: unknown
    /** Answers whether there are still earlier ones. */
    load: () => Promise<boolean>
  }
}

/** Newest order first. The orders are searched page by page, and some have no certificate. */
export function CertificateList({ certificates, searched, earlier }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const showEarlier = async () => {
    // The focused button goes away with the last page.
    if (!(await earlier.load())) list.current?.focus()
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        className={styles.certificates}
        aria-label={t`Your certificates`}
      >
        {certificates.map((certificate) => (
          <CertificateRow key={certificate.code} certificate={certificate} />
        ))}
      </ul>
      {earlier.failure ? (
        <Notice tone="red" title={<Trans>Older certificates could not be loaded</Trans>}>
          {failureReason(earlier.failure)}
        </Notice>
      ) : null}
      {earlier.canLoad ? (
        <>
          <p className={styles.searched}>
            <Plural value={searched} one="From your last order." other="From your last # orders." />
          </p>
          <Button busy={earlier.isLoading} onClick={() => void showEarlier()}>
            <Trans>Show older</Trans>
          </Button>
        </>
      ) : null}
    </>
  )
}
