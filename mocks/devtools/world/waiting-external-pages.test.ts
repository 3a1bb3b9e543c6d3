import { expect, it } from 'vitest'
import {
  approveCheckout,
  declineCheckout,
} from '../../backend/rules/payment/settlement/settle-payment.ts'
import { loadScenario } from '../../scenarios/load-scenario.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { waitingExternalPages } from './waiting-external-pages.ts'

it('lists a slip until it is paid or declined', async () => {
  const { world, facts } = await loadScenario({ name: 'brazil', now: fixedNow })
  expect(waitingExternalPages(world).map(({ address }) => address)).toEqual([
    `/external/boleto/${facts.boleto}`,
  ])
  world.transact(() => declineCheckout(world, facts.boleto, fixedNow))
  expect(waitingExternalPages(world)).toEqual([])
})

it('lists a bank transfer until it has arrived', async () => {
  const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  expect(waitingExternalPages(world)).toEqual([
    { address: '/external/bank/RC-58213', name: 'the bank that receives transfers (RC-58213)' },
  ])
  world.transact(() => approveCheckout(world, 'RC-58213', fixedNow))
  expect(waitingExternalPages(world)).toEqual([])
})
