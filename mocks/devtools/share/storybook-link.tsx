import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ExternalLink } from '../../../src/ui/page/text-link.tsx'
import { storybookAddress, storybookPlace } from './storybook-address.ts'

const here = () =>
  storybookAddress(globalThis.location.pathname, import.meta.env.BASE_URL, storybookPlace())

/** Leads to the stories of the screen that is open, where there is a Storybook. */
export function StorybookLink() {
  const [href, setHref] = useState(here)
  // The page may have gone on since Devtools was drawn.
  const lookAgain = () => setHref(here())
  return href ? (
    <ExternalLink href={href} onFocus={lookAgain} onMouseDown={lookAgain}>
      <Trans>This screen in Storybook</Trans>
    </ExternalLink>
  ) : null
}
