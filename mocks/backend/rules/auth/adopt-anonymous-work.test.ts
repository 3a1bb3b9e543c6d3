import { describe, expect, it } from 'vitest'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import { beginForm } from '../order-form/form-access.ts'

const changed = { changedAt: fixedNow, goal: 'editing' } as const

async function visit() {
  const { world, send, facts } = await testBackend('anonymous')
  const account = [...world.users.all()][0]?.identity ?? ''
  const [session] = [...world.sessions.all()]
  return {
    world,
    beginAsVisitor: (changes = {}) =>
      beginForm(world, session?.token ?? '', fixedNow, changes).identity,
    beginInAccount: (changes = {}) => beginForm(world, account, fixedNow, changes).identity,
    signIn: () =>
      send('POST /api/auth/login', {
        json: { email: facts.person.email, password: facts.person.password },
      }),
    continued: async () => {
      const { status, body } = await send('GET /api/order-form/load')
      return [status, body]
    },
  }
}

const answer = (identity: string) => [200, { orderForm: { identity } }]

describe('the order form after sign-in', () => {
  it("is the visitor's, and then the account's earlier one", async () => {
    const { world, beginAsVisitor, beginInAccount, signIn, continued } = await visit()
    const own = beginInAccount(changed)
    const begun = beginAsVisitor(changed)
    await signIn()
    expect(await continued()).toMatchObject(answer(begun))
    world.orderForms.remove(begun)
    expect(await continued()).toMatchObject(answer(own))
  })

  it("is the visitor's, although the account's was begun later on another device", async () => {
    const { beginAsVisitor, beginInAccount, signIn, continued } = await visit()
    const begun = beginAsVisitor({ ...changed, currencyIso: 'EUR' })
    beginInAccount(changed)
    await signIn()
    expect(await continued()).toMatchObject(answer(begun))
  })

  it.each([
    ["the account's, where the visitor changed nothing", changed, 'own'],
    ["the visitor's, where neither was changed", {}, 'begun'],
  ] as const)('is %s', async (_, ownChanges, expected) => {
    const { beginAsVisitor, beginInAccount, signIn, continued } = await visit()
    const forms = { own: beginInAccount(ownChanges), begun: beginAsVisitor() }
    await signIn()
    expect(await continued()).toMatchObject(answer(forms[expected]))
  })

  it("is the account's, where the visitor began none", async () => {
    const { beginInAccount, signIn, continued } = await visit()
    const own = beginInAccount(changed)
    await signIn()
    expect(await continued()).toMatchObject(answer(own))
  })
})
