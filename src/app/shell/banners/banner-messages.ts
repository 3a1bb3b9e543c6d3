import type { User } from '../../../api/account.ts'
import type { SiteLanguage } from '../../../i18n/locales.ts'

type Messages = Partial<Record<SiteLanguage, string>>

// No messages of a catalog: a language without a text would fall back to English and show a banner.
const cart: Messages = {
  cn: '可以直接提交中文稿件：我们先译成英文，再由英语母语编辑润色。',
  jp: '日本語の原稿のままでもご依頼いただけます。英訳のあと、英語を母語とする校正者が校正します。',
}
const dashboard: Messages = {
  br: 'Pagou por boleto? O banco leva até dois dias úteis para nos confirmar o pagamento.',
  es: '¿Su universidad le pide un presupuesto? Puede descargarlo en PDF antes de pagar el pedido.',
}

/** Where a manuscript is chosen; another round is of one that is in English by then. */
const firstSteps = /^\/researcher\/submit\/(new|upload|get-started)$/

type Customer = Pick<User, 'numberOfOrders' | 'prepayments'> | null

/** Only who has ordered or paid in advance can have a boleto. */
const canHaveBoleto = (user: Customer) =>
  user !== null && (user.numberOfOrders > 0 || user.prepayments.length > 0)

export function bannerAt(path: string, language: SiteLanguage, user: Customer): string | undefined {
  if (path === '/researcher') {
    return language !== 'br' || canHaveBoleto(user) ? dashboard[language] : undefined
  }
  return firstSteps.test(path) ? cart[language] : undefined
}
