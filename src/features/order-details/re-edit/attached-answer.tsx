import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Notice } from '../../../ui/page/notice.tsx'

export function AttachedAnswer({ externalId }: { externalId: string }) {
  const navigate = useNavigate({ from: '/$lang' })
  const leaveOut = async () => {
    await navigate({
      to: '/$lang/researcher/index/re-edit/$externalId',
      params: { externalId },
      search: {},
      replace: true,
    })
    focusPageHeading()
  }
  return (
    <Notice
      tone="plain"
      stacked
      title={<Trans>Your answer to the reviewers is attached</Trans>}
      action={
        <Button onClick={() => void leaveOut()}>
          <Trans>Leave it out</Trans>
        </Button>
      }
    >
      <Trans>
        It comes along as a reference file for your editor, and counts towards neither the length
        nor the price.
      </Trans>
    </Notice>
  )
}
