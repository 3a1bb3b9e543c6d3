import { expect, it } from 'vitest'
import { contractHash } from '../../src/api/generated/operations.gen.ts'
import { addFault, parseFault } from '../backend/calls/faults.ts'
import { freeze, shift } from '../world/clock/clock-state.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import { createGalleyWorld, type World } from '../world/galley-world.ts'
import { stateOf, updateState } from '../world/world-state.ts'
import { loadScenario } from './load-scenario.ts'
import { maxShareLength, readSharedWorld, shareWorld } from './shared-world.ts'

const { meta } = createGalleyWorld({ contract: contractHash })

async function changed(): Promise<World> {
  const { world } = await loadScenario({ name: 'returning-customer', now: fixedNow })
  world.transact(() => {
    addFault(world, parseFault('searchOrders:503:1'))
    const [first, second] = [...world.orders.all()]
    if (!first || !second) throw new Error('There are no orders.')
    world.orders.update(first.identity, { order: { ...first.order, title: '另一个题目' } })
    world.orders.remove(second.identity)
    const { clock } = stateOf(world)
    updateState(world, { clock: shift(freeze(clock, fixedNow), fixedNow, 90_000) })
  })
  return world
}

it('opens the same world in another page', async () => {
  const world = await changed()
  const text = await shareWorld(world, fixedNow)
  expect(text).toMatch(/^[\w-]+$/)
  expect(text.length).toBeLessThan(maxShareLength)
  const { world: there, scenario } = await readSharedWorld(text, meta, fixedNow)
  expect(scenario).toBe('returning-customer')
  expect(there.changesSince(world.snapshot())).toEqual([])
  expect(JSON.parse(there.exportFile())).toEqual(JSON.parse(world.exportFile()))
})

it('continues the clock from where it was shared', async () => {
  const { world } = await loadScenario({ name: 'anonymous', now: fixedNow })
  world.transact(() =>
    updateState(world, { clock: { base: 1_000, at: fixedNow, speed: 60, frozen: false } }),
  )
  const { world: there } = await readSharedWorld(await shareWorld(world, 2_000), meta, 50_000)
  expect(stateOf(there).clock).toEqual({
    base: 50_000,
    at: fixedNow + 60_000,
    speed: 60,
    frozen: false,
  })
})

it.each([
  ['nothing', ''],
  ['no base64', '***'],
  ['half a link', 'half'],
])('refuses %s with a message', async (_name, what) => {
  const whole = await shareWorld(await changed(), fixedNow)
  const text = what === 'half' ? whole.slice(0, 40) : what
  await expect(readSharedWorld(text, meta, fixedNow)).rejects.toThrow(/cut short|damaged/)
})

it('refuses a world of another contract', async () => {
  const text = await shareWorld(await changed(), fixedNow)
  const other = { ...meta, contract: 'another' }
  await expect(readSharedWorld(text, other, fixedNow)).rejects.toThrow(/another version/)
})
