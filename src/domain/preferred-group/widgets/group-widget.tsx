import { Trans } from '@lingui/react/macro'
import { lazy, useEffect, useRef } from 'react'
import type { User } from '../../../api/account.ts'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { GroupDetails } from '../group-details.tsx'

// Few people enter a code.
const JoinGroupForm = lazy(async () => ({
  default: (await import('../join-group-form.tsx')).JoinGroupForm,
}))

export function GroupWidget({ user }: { user: User }) {
  const { preferredGroup } = user
  const code = preferredGroup?.code
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(code)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the widget.
    if (shown.current !== code) box.current?.focus()
    shown.current = code
  }, [code])
  return (
    <Section
      card
      title={preferredGroup ? <Trans>Your group</Trans> : <Trans>Join your group</Trans>}
    >
      <div ref={box} tabIndex={-1}>
        {preferredGroup ? (
          <GroupDetails user={user} group={preferredGroup} />
        ) : (
          <>
            <p>
              <Trans>Your lab, society or journal may have a code for a discount.</Trans>
            </p>
            <Fold label={<Trans>Enter a code</Trans>} open={false}>
              <JoinGroupForm identity={user.identity} />
            </Fold>
          </>
        )}
      </div>
    </Section>
  )
}
