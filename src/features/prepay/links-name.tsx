import { Trans } from '@lingui/react/macro'
import type { Prepayment } from '../../api/invoices.ts'

type Props = {
  of: readonly Pick<Prepayment, 'balance'>[]
  closed: boolean | undefined
}

export function LinksName({ of, closed = false }: Props) {
  const canPay = !closed && of.some(({ balance }) => balance > 0)
  return canPay ? <Trans>Actions</Trans> : <Trans>Documents</Trans>
}
