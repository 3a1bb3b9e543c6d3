import { Trans } from '@lingui/react/macro'
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { textSearch } from '../../../lib/search/text-search.ts'
import { ExternalLink } from '../../../ui/page/buttons/app-link.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ModalDialog } from '../../../ui/states/modal-dialog.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'
import { LazyText, LazyTitle } from './lazy-description.tsx'

function useClose() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return () => {
    // A shared link has no page before it.
    if (canGoBack) router.history.back()
    else {
      void navigate({
        to: '.',
        search: ({ about: _, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      })
    }
  }
}

export function DescriptionDialog() {
  const { about } = textSearch(useSearch({ strict: false }))
  const { serviceDescriptions } = useOrderForm()
  const close = useClose()
  const description = serviceDescriptions.find(({ modalID }) => modalID === about)
  if (!description) return null
  return (
    <ModalDialog
      open
      title={
        <Suspense fallback={<Trans>About this service</Trans>}>
          <LazyTitle description={description} />
        </Suspense>
      }
      onClose={close}
      actions={
        <Button onClick={close}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Suspense fallback={<SkeletonLines lines={3} />}>
        <LazyText description={description} />
      </Suspense>
      {description.modalLink === undefined ? null : (
        <p>
          <ExternalLink href={description.modalLink}>
            <Trans>Read more</Trans>
          </ExternalLink>
        </p>
      )}
    </ModalDialog>
  )
}
