import { Trans } from '@lingui/react/macro'

type Props = {
  wrong: string
  /** Empty where it is to be deleted. */
  correction: string
}

function English({ children }: { children: string }) {
  return (
    <span lang="en" translate="no">
      {children}
    </span>
  )
}

/** For screen readers, which do not say what is marked in a sentence. */
export function SpokenCorrection({ wrong, correction }: Props) {
  return correction === '' ? (
    <Trans>
      Delete “<English>{wrong}</English>”.
    </Trans>
  ) : (
    <Trans>
      Replace “<English>{wrong}</English>” with “<English>{correction}</English>”.
    </Trans>
  )
}
