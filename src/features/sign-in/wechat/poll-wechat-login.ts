import type { WechatLoginState } from '../../../api/auth/wechat-calls.ts'

/** Milliseconds. */
export const pollInterval = 2_000

export const maxPolls = 30

type PollSteps = {
  ask: () => Promise<WechatLoginState>
  /** Milliseconds of the application's clock; rejects on abort. */
  pause: (milliseconds: number) => Promise<void>
}

const isAnswered = ({ loggedIn, redirectUri }: WechatLoginState) => loggedIn || redirectUri !== null

/** Undefined after `maxPolls` without an answer. Rejects on the first failure. */
export async function pollWechatLogin({
  ask,
  pause,
}: PollSteps): Promise<WechatLoginState | undefined> {
  for (let polls = 0; polls < maxPolls; polls += 1) {
    await pause(pollInterval)
    const state = await ask()
    if (isAnswered(state)) return state
  }
  return undefined
}
