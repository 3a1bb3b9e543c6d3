import { lazy } from 'react'
import type { ServiceDescription } from '../../../api/order-form/order-form.ts'

type Props = { description: ServiceDescription }

const words = () => import('../../../domain/service-descriptions/service-description.tsx')

// The words are loaded with the first of them. If that fails, the server's English is shown.
export const LazyTitle = lazy(() =>
  words().then(
    ({ DescriptionTitle }) => ({ default: DescriptionTitle }),
    () => ({ default: ({ description }: Props) => description.modalTitle }),
  ),
)
export const LazyText = lazy(() =>
  words().then(
    ({ DescriptionText }) => ({ default: DescriptionText }),
    () => ({ default: ({ description }: Props) => <p>{description.modalDescription}</p> }),
  ),
)
