import { createContext, use } from 'react'
import type { User } from '../../api/account.ts'
import type { Application } from '../../api/application.ts'
import type { PaymentData } from '../../api/payment.ts'
import type { Country } from '../countries/country-choices.ts'

export type LoadedPaymentData = {
  application: Application
  user: User
  data: PaymentData
  countries: readonly Country[]
}

export const PaymentDataContext = createContext<LoadedPaymentData | undefined>(undefined)

export function usePaymentData(): LoadedPaymentData {
  const loaded = use(PaymentDataContext)
  if (!loaded) throw new Error('A payment stands outside of <WithPaymentData>.')
  return loaded
}
