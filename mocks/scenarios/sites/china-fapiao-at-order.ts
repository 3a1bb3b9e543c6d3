import { currencies } from '../../backend/reference-data/payment/currencies.ts'
import { insertInvoice } from '../builders/orders/build-invoice.ts'
import { chenLihua } from '../builders/people-abroad.ts'
import { accountFor } from '../builders/person-account.ts'
import { defineScenario, personFacts } from '../builders/scenario.ts'
import { day } from '../builders/server-date.ts'
import { siteApplication } from '../builders/site-application.ts'

const { localization } = siteApplication('cn')

/** Chen Lihua on a Chinese site without fapiaos after payment: the order form asks for one instead. */
export const chinaFapiaoAtOrder = defineScenario({
  site: 'cn',
  signedIn: chenLihua,
  application: { localization: { ...localization, allowsFapiaoProcessingAfterPayment: false } },
  build({ world, start }) {
    const person = chenLihua
    world.users.insert(accountFor(person))
    const bill = { world, person, madeAt: start - 12 * day }
    const unpaid = [
      insertInvoice({
        ...bill,
        invoiceNumber: 'CN-90112',
        amount: 1_860,
        submission: '论文编辑服务 CN-90112',
      }),
      insertInvoice({
        ...bill,
        invoiceNumber: 'CN-90118',
        amount: 742.5,
        submission: '论文翻译服务 CN-90118',
      }),
    ]
    const american = insertInvoice({
      ...bill,
      invoiceNumber: 'US-90087',
      amount: 96,
      submission: 'Figure formatting US-90087',
      changes: { currency: currencies.USD, localization: 'us' },
    })
    return {
      person: personFacts(person),
      unpaidInvoices: unpaid.map(({ invoiceNumber }) => invoiceNumber),
      /** Of another site, in another currency. */
      unpaidElsewhere: american.invoiceNumber,
      fapiao: {
        type: 'general',
        deliveryTimeline: 'with-order',
        title: person.institution,
        taxpayerNumber: '12330000470095016Q',
        specialInstructions: '请开具电子发票',
      },
      /** An order's fapiao needs eleven digits. */
      phone: '13800138000',
    }
  },
})
