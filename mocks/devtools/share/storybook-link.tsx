import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ExternalLink } from '../../../src/ui/page/buttons/app-link.tsx'
import { storybookAddress, storybookUrl } from './storybook-address.ts'

const here = () =>
  storybookAddress(globalThis.location.pathname, import.meta.env.BASE_URL, storybookUrl())

export function StorybookLink() {
  const [href, setHref] = useState(here)
  // The page may have navigated since.
  const lookAgain = () => setHref(here())
  return href ? (
    <ExternalLink href={href} onFocus={lookAgain} onMouseDown={lookAgain}>
      <Trans>This screen in Storybook</Trans>
    </ExternalLink>
  ) : null
}
