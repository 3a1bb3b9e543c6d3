import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applyDiscountCodeMutation,
  removeDiscountCodeMutation,
} from '../../../api/order-form/order-form-discounts.ts'
import { useOrderForm } from '../frame/order-form-context.ts'
import { writtenCode } from './promo-codes.ts'

/** `added` was pressed in the list, `applied` was typed. */
export type CodeOutcome =
  | { kind: 'added' | 'applied' | 'beaten' | 'removed'; code: string }
  | { kind: 'failed'; error: unknown }

export function useDiscountCodes() {
  const { identity } = useOrderForm().orderForm
  const apply = useMutation(applyDiscountCodeMutation())
  const remove = useMutation(removeDiscountCodeMutation())
  const [outcome, setOutcome] = useState<CodeOutcome>()
  const running = [apply, remove].find(({ isPending }) => isPending)

  async function applyCode(code: string, kind: 'added' | 'applied') {
    setOutcome(undefined)
    const answer = await apply.mutateAsync({ identity, body: code })
    setOutcome({
      kind: answer.requestedCodeApplied ? kind : 'beaten',
      code: writtenCode(answer.discounts, code),
    })
  }

  /** Resolves to whether it worked; a failure is an outcome. */
  async function attempt(change: () => Promise<void>): Promise<boolean> {
    try {
      await change()
      return true
    } catch (error) {
      setOutcome({ kind: 'failed', error })
      return false
    }
  }

  return {
    outcome,
    busyCode: running?.variables?.body,
    /** Throws what the dialog shows. */
    applyTyped: (code: string) => applyCode(code, 'applied'),
    add: (code: string) => attempt(() => applyCode(code, 'added')),
    remove: (code: string) =>
      attempt(async () => {
        setOutcome(undefined)
        await remove.mutateAsync({ identity, body: code })
        setOutcome({ kind: 'removed', code })
      }),
  }
}
