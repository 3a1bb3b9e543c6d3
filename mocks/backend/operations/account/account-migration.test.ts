import { describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../scenarios/scenario-list.ts'
import { testBackend } from '../../../testing/backend-in-scenario.ts'
import { MOVED_AFTER, TAKEN_IN_AFTER } from '../../rules/account/migration-times.ts'

const chen = '/api/users/user-chen-lihua'

async function migrating(scenario: ScenarioName) {
  const backend = await testBackend(scenario)
  const { send } = backend
  return {
    ...backend,
    accept: async () => (await send(`PUT ${chen}/wfoe-tos-accepted`)).body,
    optIn: async () => (await send(`PUT ${chen}/wfoe-opt-in`)).body,
    load: async () => (await send('GET /api/users/current')).body,
  }
}

describe('accepting the terms', () => {
  it('migrates the person a while later, and changes nothing the second time', async () => {
    const { accept, load, advance } = await migrating('china-migrating')
    const waiting = { wfoeMigrationStatus: { acceptedTermsOfService: true, migrated: false } }
    expect(await accept()).toMatchObject(waiting)
    advance(MOVED_AFTER - 1)
    expect(await accept()).toMatchObject(waiting)
    advance(1)
    expect(await load()).toMatchObject({ user: { wfoeMigrationStatus: { migrated: true } } })
  })

  it('is refused to people without a migration', async () => {
    const { accept } = await migrating('china')
    expect(await accept()).toEqual({ error: 'wfoe-terms-not-asked-for' })
  })
})

describe('choosing to migrate', () => {
  it('adds the group a while later, and then asks for the terms', async () => {
    const { accept, optIn, load, advance } = await migrating('china-migration-eligible')
    const chosen = { wfoeMigrationStatus: { optedIn: true, inMigratingGroup: false } }
    expect(await optIn()).toMatchObject(chosen)
    expect(await accept()).toEqual({ error: 'wfoe-terms-not-asked-for' })
    advance(TAKEN_IN_AFTER)
    expect(await load()).toMatchObject({
      user: { wfoeMigrationStatus: { inMigratingGroup: true } },
    })
    expect(await optIn()).toMatchObject({ wfoeMigrationStatus: { optedIn: true } })
    expect(await accept()).toMatchObject({ wfoeMigrationStatus: { acceptedTermsOfService: true } })
  })

  it.each([
    ['china', 'wfoe-opt-in-not-eligible'],
    ['china-migrating', 'wfoe-opt-in-not-needed'],
  ] as const)('is refused in %s', async (scenario, error) => {
    const { optIn } = await migrating(scenario)
    expect(await optIn()).toEqual({ error })
  })
})
