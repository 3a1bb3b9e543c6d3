import { rounded, sumOf } from '../../world/money.ts'
import type { OrderFormRow } from '../../world/rows/order-form-rows.ts'
import { orderFormOf } from '../rules/order-form/order-form-view.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

const areDistinct = (list: readonly unknown[]) => new Set(list).size === list.length

export const orderFormInvariants: Invariant<OrderFormRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'names each file once, and only files of its owner',
    holds: ({ files, owner }, world) =>
      Object.values(files).every(
        (list) =>
          areDistinct(list) && list.every((identity) => world.files.get(identity)?.owner === owner),
      ),
  },
  {
    invariant: 'adds each service once, 1 to 25 times',
    holds: ({ additions }) =>
      areDistinct(additions.map(({ serviceIdentity }) => serviceIdentity)) &&
      additions.every(({ quantity }) => quantity >= 1 && quantity <= 25),
  },
  {
    invariant: 'has no service of the text where editing was declined',
    holds: ({ service, declineEditing }) => service === null || !declineEditing,
  },
  {
    invariant: 'has a word count above zero where it is known',
    holds: ({ wordCount }) => wordCount === null || wordCount > 0,
  },
  {
    invariant: 'has a title of at most 512 characters',
    holds: ({ details }) => details.title === null || [...details.title].length <= 512,
  },
  {
    invariant: 'invites nobody twice',
    holds: ({ referralEmails }) => areDistinct(referralEmails),
  },
  {
    invariant: 'was changed after it was begun, if at all',
    holds: ({ changedAt, createdAt }) => changedAt === null || changedAt >= createdAt,
  },
  {
    invariant: 'has a total that its lines add up to but for a voucher, with nothing below zero',
    holds: (form, world) => {
      const { lineItems, totalPrice, voucher, currency } = orderFormOf(
        world,
        form,
        form.changedAt ?? form.createdAt,
      )
      return (
        totalPrice >= 0 &&
        rounded(totalPrice + (voucher?.appliedAmount ?? 0), currency) ===
          sumOf(
            lineItems.map((line) => line.totalPrice),
            currency,
          ) &&
        lineItems.every(
          ({ listPrice, discountAmount, totalPrice: left }) =>
            discountAmount >= 0 &&
            left >= 0 &&
            left === rounded(listPrice - discountAmount, currency),
        )
      )
    },
  },
  {
    invariant: 'stands at a step that may be opened',
    holds: (form, world) => {
      const { steps } = orderFormOf(world, form, form.changedAt ?? form.createdAt)
      return steps.list.some(({ name }) => name === steps.current.name)
    },
  },
]
