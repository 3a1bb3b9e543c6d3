import { Trans, useLingui } from '@lingui/react/macro'
import { refusalAt } from '../../../ui/form/refusal-at.ts'
import { CodeDialog, type CodeValues } from '../frame/code-dialog.tsx'

// Loads Yup at the first input.
const schema = async () => (await import('./promo-code-schema.ts')).promoCodeSchema

const atField = refusalAt<'applyDiscountCode', CodeValues>({
  'discount-code-unknown': 'code',
  'discount-code-expired': 'code',
  'discount-code-used': 'code',
  'discount-code-not-for-order': 'code',
})

type Props = {
  /** Throws what is to be shown. */
  onApply: (code: string) => Promise<void>
  onClose: () => void
}

export function PromoCodeDialog({ onApply, onClose }: Props) {
  const { t: say } = useLingui()
  return (
    <CodeDialog
      open
      title={say`Apply promo code`}
      label={say`Promo code`}
      hint={<Trans>One code per order. The best discount always counts.</Trans>}
      apply={<Trans>Apply</Trans>}
      schema={schema}
      onApply={(code) =>
        onApply(code).catch((error: unknown) => {
          throw atField(error)
        })
      }
      onClose={onClose}
    />
  )
}
