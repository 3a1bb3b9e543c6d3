import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../src/api/errors/api-failure.ts'
import { closeNetworkFailure, networkFailureShown } from '../src/app/shell/network-failure.ts'
import { createQueryClient } from '../src/app/startup/query-client.ts'
import { silenceFailures } from './silence-failures.ts'

afterEach(closeNetworkFailure)

type Client = ReturnType<typeof createQueryClient>

const lateCalls: [
  name: string,
  begin: (client: Client, call: Promise<never>) => Promise<unknown>,
][] = [
  ['query', (client, call) => client.fetchQuery({ queryKey: ['late'], queryFn: () => call })],
  [
    'mutation',
    (client, call) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: () => call })
        .execute(undefined),
  ],
]

const cases = lateCalls.flatMap(([name, begin]) => [
  { name, begin, silenced: false },
  { name, begin, silenced: true },
])

it.each(cases)(
  'a $name that fails late opens the dialog unless silenced ($silenced)',
  async ({ begin, silenced }) => {
    const client = createQueryClient()
    const { promise, reject } = Promise.withResolvers<never>()
    const result = begin(client, promise)
    if (silenced) silenceFailures(client)
    reject(new ApiError('network', 'The call failed.'))
    await expect(result).rejects.toThrow('The call failed.')
    expect(networkFailureShown.get()).toBe(!silenced)
  },
)
