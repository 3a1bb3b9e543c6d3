import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { User } from '../../../api/account.ts'
import { Section } from '../../../ui/page/section.tsx'
import { GroupStanding } from './group-membership.tsx'
import { JoinGroupForm } from './join-group-form.tsx'

/** The group that gives somebody a discount, with the way out; else the way in. */
export function GroupWidget({ user }: { user: User }) {
  const { preferredGroup } = user
  const code = preferredGroup?.code
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(code)
  useEffect(() => {
    // What was pressed is gone with the way in or out: reading goes on with what took its place.
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
          <GroupStanding user={user} group={preferredGroup} />
        ) : (
          <JoinGroupForm identity={user.identity} />
        )}
      </div>
    </Section>
  )
}
