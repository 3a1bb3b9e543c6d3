export const faults = [
  'none',
  'lost-request',
  'lost-answer',
  'late-request',
  'error-before',
  'error-after',
] as const

export type NetworkFault = (typeof faults)[number]

export type ServerAnswer = { status: number; body: unknown }

/** `isAwaited`: a page still waits for the answer. */
type Server<Call> = (call: Call, isAwaited: boolean) => Promise<ServerAnswer>

const serverError: ServerAnswer = { status: 500, body: undefined }

/** Requests reach the server and answers reach their pages in any order, one at each step. */
export class UnreliableNetwork<Call> {
  readonly #server: Server<Call>
  readonly #nextFault: () => NetworkFault
  readonly #events: (() => Promise<void> | void)[] = []

  constructor(server: Server<Call>, nextFault: () => NetworkFault) {
    this.#server = server
    this.#nextFault = nextFault
  }

  get isIdle(): boolean {
    return this.#events.length === 0
  }

  async step(which: number): Promise<void> {
    const [event] = this.#events.splice(which % Math.max(1, this.#events.length), 1)
    await event?.()
  }

  /** Never settles for a page that was left. Rejects with a TypeError where no answer arrives. */
  send(call: Call, page: AbortSignal): Promise<ServerAnswer> {
    const fault = this.#nextFault()
    const { promise, resolve, reject } = Promise.withResolvers<ServerAnswer>()
    const toPage = (deliver: () => void) => () => {
      if (!page.aborted) deliver()
    }
    const answer = toPage(() => resolve(serverError))
    const fail = toPage(() => reject(new TypeError('The network failed.')))
    if (fault === 'lost-request') this.#events.push(fail)
    else if (fault === 'error-before') this.#events.push(answer)
    else if (fault === 'late-request') {
      this.#events.push(fail, async () => void (await this.#server(call, false)))
    } else {
      this.#events.push(async () => {
        const answered = await this.#server(call, !page.aborted)
        if (fault === 'none') this.#events.push(toPage(() => resolve(answered)))
        else this.#events.push(fault === 'lost-answer' ? fail : answer)
      })
    }
    return promise
  }
}
