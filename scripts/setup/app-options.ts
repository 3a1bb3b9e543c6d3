import { parseArgs } from 'node:util'

type AppOptions = {
  port: number
  /** An explicit port must not silently become another one. */
  strictPort: boolean
  host: string
  open: boolean
  http: boolean
  /** Address of a real server. */
  server?: string | undefined
  /** What it answers, such as `orders,loadUser`; the mock backend answers the rest. */
  real: string
}

/** The options of `npm start`; `--host` alone means every network of the machine. @throws what is wrong with them */
export function readAppOptions(args: readonly string[]): AppOptions {
  const isBare = (at: number) => args[at] === '--host' && /^(-|$)/.test(args[at + 1] ?? '')
  const { values } = parseArgs({
    args: args.map((arg, at) => (isBare(at) ? '--host=0.0.0.0' : arg)),
    options: {
      port: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      open: { type: 'boolean', default: false },
      http: { type: 'boolean', default: false },
      server: { type: 'string' },
      real: { type: 'string', default: '' },
    },
  })
  const { port = '5173', ...others } = values
  if (others.real !== '' && others.server === undefined)
    throw new Error(
      '--real says what a server answers: name it by --server https://staging.example.',
    )
  return { ...others, port: Number(port), strictPort: values.port !== undefined }
}
