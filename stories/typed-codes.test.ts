import { expect, it } from 'vitest'
import { schemas } from '../mocks/backend/validators/validators.gen.js'
import { joinGroupSchema } from '../src/domain/preferred-group/join-group-schema.ts'
import { verifySchema } from '../src/features/certificates/verify/verify-schema.ts'
import { voucherSchema } from '../src/features/order-form/payment/voucher-schema.ts'
import { promoCodeSchema } from '../src/features/order-form/summary/promo-code-schema.ts'
import { hostileTexts } from '../src/lib/url/test-hostile-texts.ts'

/** What the form of a typed text sends; undefined where it says what is wrong instead. */
const forms = {
  TypedCode: [
    (code: string) => promoCodeSchema.validate({ code }).then((sent) => sent.code),
    (code: string) => voucherSchema.validate({ code }).then((sent) => sent.code),
  ],
  CertificateCode: [(code: string) => verifySchema.validate({ code }).then((sent) => sent.code)],
  GroupJoin: [(groupCode: string) => joinGroupSchema.validate({ groupCode })],
} as const

const cases = Object.entries(forms).flatMap(([schema, read]) =>
  read.map((one) => ({ schema, read: one })),
)

it.each(cases)('a form sends nothing else as $schema', async ({ schema, read }) => {
  const sent = await Promise.allSettled(hostileTexts.map((text): Promise<unknown> => read(text)))
  const values = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter((value) => !schemas[schema]?.(value))).toEqual([])
})
