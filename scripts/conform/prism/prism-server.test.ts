import { expect, it } from 'vitest'
import { inDeepRun } from '../../../mocks/testing/deep-run.ts'
import { judgeServer } from '../judge-server.ts'
import { readMockConfig } from '../testing/mock-config.ts'
import { startPrism } from './prism-server.ts'

it('says that Prism cannot be installed', async () => {
  expect(await startPrism('no-prism', 'no-such-npm')).toEqual({
    reason: expect.stringMatching(/^Prism can't be installed here: ./),
  })
})

/** Of a server that answers each call with an example, whatever was sent before. */
const brokenByExamples = [
  'Without a session, what belongs to a person is answered 401.',
  'A parameter that the contract does not name is answered 400.',
  'An identity that does not exist is not found, and tells nothing.',
  'A page of another site changes nothing: it is answered 403.',
  'Answers are not stored: Cache-Control is no-store.',
  'A wrong password is refused.',
  'A session that was signed out belongs to nobody.',
  'A registration answers the address that signs in.',
  'An address has one account.',
  'A new account holds what the form said.',
  'A certificate says what was saved.',
  'An upload keeps the name of the file.',
  'A key that comes with another body is answered 422.',
  'Of two calls at once with different keys, one is carried out.',
  'What is archived is not found any more.',
  "Another person's identities are not found.",
]

/** Prism's examples keep these, since nothing has to be saved for them. */
const keptByExamples = ['JSON is readable.', 'The server does not fail.', 'Instants are in UTC.']

const patience = 600_000

it.each(inDeepRun(0, 1) ? ['the examples of the contract'] : [])(
  'finds that %s save nothing',
  async () => {
    const prism = await startPrism()
    if ('reason' in prism) {
      console.log(prism.reason)
      expect(prism.reason).toMatch(/^Prism can't be installed here: ./)
      return
    }
    try {
      const { accounts = {}, ...config } = readMockConfig()
      const { rules } = await judgeServer(
        {
          server: prism.origin,
          write: true,
          rate: 1000,
          only: [],
          config: {
            ...config,
            accounts: { ...(accounts.customer ? { customer: accounts.customer } : {}) },
            headers: { Cookie: 'galley_session=prism' },
            waiting: { seconds: 1 },
          },
        },
        { onCheck: () => undefined, pause: async () => undefined },
      )
      const broken = rules.map(({ rule }) => rule)
      expect(broken).toEqual(expect.arrayContaining(brokenByExamples))
      expect(broken.filter((rule) => keptByExamples.includes(rule))).toEqual([])
    } finally {
      await prism.stop()
    }
  },
  patience,
)
