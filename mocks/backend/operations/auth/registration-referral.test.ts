import { describe, expect, it } from 'vitest'
import { insertPayment } from '../../../scenarios/builders/orders/build-invoice.ts'
import { helenMarsh } from '../../../scenarios/builders/people.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { rewardPayment } from '../../rules/rewards/reward-payment.ts'

async function referring() {
  const backend = await testBackend('anonymous')
  const { world, facts, send } = backend
  const owner = helenMarsh.identity
  const helen = world.users.get(owner)
  if (!helen) throw new Error('Helen has no account.')
  world.users.update(owner, { account: { ...helen.account, referralCode: 'HMARSH40' } })
  const email = 'noor.haddad@example.edu'
  const register = (changes: object) => {
    const json = { ...facts.registration, email, agreeToTOS: true, confirmation: null, ...changes }
    return send('POST /api/auth/register', {
      json,
      headers: { 'Idempotency-Key': `referred-00000000${world.users.size}` },
    })
  }
  const payFirstOrder = () => {
    const person = { ...helenMarsh, identity: world.users.find('email', email)?.identity ?? '' }
    const purpose = { kind: 'payoff', invoiceNumbers: [] } as const
    const options = { world, person, receiptCode: 'RC-1', purpose, amount: 10, at: fixedNow }
    rewardPayment(world, insertPayment(options), fixedNow)
  }
  const credits = () =>
    Array.from(world.credits.in('byOwner', owner).rows(), ({ balance }) => balance)
  return { ...backend, register, payFirstOrder, credits, email }
}

describe('registering with a referral link', () => {
  it.each([
    ['the code', { referralCode: 'HMARSH40' }, [40]],
    ['the code in small letters', { referralCode: ' hmarsh40' }, [40]],
    ['an unknown code', { referralCode: 'NOBODY' }, []],
    ['no code', { referralCode: null }, []],
    ['a form without codes', {}, []],
  ])(
    'credits the referring customer once the new customer pays, with %s',
    async (_, changes, earned) => {
      const { register, payFirstOrder, credits } = await referring()
      expect((await register(changes)).body).toHaveProperty('userDetails')
      expect(credits()).toEqual([])
      payFirstOrder()
      expect(credits()).toEqual(earned)
    },
  )

  it('gives the new customer a referral code of their own', async () => {
    const { register, world, email } = await referring()
    await register({ referralCode: 'HMARSH40' })
    const code = world.users.find('email', email)?.account.referralCode
    expect(code).toMatch(/^[A-Z]+101$/)
    await register({ email: 'second@example.edu', referralCode: code })
    const mine = world.users.find('email', email)?.identity ?? ''
    const referred = [...world.referrals.in('byOwner', mine).rows()].map((row) => row.email)
    expect(referred).toEqual(['second@example.edu'])
  })
})
