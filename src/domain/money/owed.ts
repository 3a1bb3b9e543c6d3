import type { components } from '../../api/generated/schema.gen.ts'

type Owed = { pendingPayment: components['schemas']['PendingPayment'] | null }

/** Of an open bill: whether no bank is to bring it yet. */
export const isAskedFor = ({ pendingPayment }: Owed): boolean => pendingPayment === null

/** What a bank is to bring is named, and never asked for again. */
export function owedOf<Bill extends Owed>(
  open: readonly Bill[],
): { due: readonly Bill[]; onItsWay: readonly Bill[] } {
  return {
    due: open.filter(isAskedFor),
    onItsWay: open.filter((bill) => !isAskedFor(bill)),
  }
}

export const balanceOfAll = (bills: readonly { balance: number }[]): number =>
  bills.reduce((sum, { balance }) => sum + balance, 0)
