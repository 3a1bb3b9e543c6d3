import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { isNotFound } from './errors/api-failure.ts'
import { paymentStatusQuery } from './payment.ts'

it.each(['', 'a'.repeat(65)])(
  'no call asks for the receipt %j, which the contract refuses',
  async (code) => {
    const found = new QueryClient().fetchQuery(paymentStatusQuery(code))
    await expect(found).rejects.toSatisfy(isNotFound)
  },
)
