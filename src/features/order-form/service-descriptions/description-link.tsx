import { Trans } from '@lingui/react/macro'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx'
import { useOrderForm } from '../frame/order-form-context.ts'

type Props = {
  modalID: string
  /** Of the service, in the reader's language. */
  name: string
}

export function DescriptionLink({ modalID, name }: Props) {
  const { serviceDescriptions } = useOrderForm()
  if (!serviceDescriptions.some((description) => description.modalID === modalID)) return null
  return (
    <AppLink
      to="."
      search={(previous) => ({ ...previous, about: modalID })}
      resetScroll={false}
      preload={false}
    >
      <Trans>
        Learn more<VisuallyHidden> about {name}</VisuallyHidden>
      </Trans>
    </AppLink>
  )
}
