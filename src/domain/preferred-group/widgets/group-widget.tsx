import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { User } from '../../../api/account.ts'
import { Section } from '../../../ui/page/layout/section.tsx'
import { GroupDetails } from '../group-details.tsx'
import { JoinGroupForm } from '../join-group-form.tsx'

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
          <JoinGroupForm identity={user.identity} />
        )}
      </div>
    </Section>
  )
}
