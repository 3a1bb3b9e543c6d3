import type { WechatLoginState } from '../../../api/auth.ts'

/** Milliseconds before each question what became of a code. */
export const pollPause = 2_000

/** So often is a code asked about; then it is given up. */
export const mostPolls = 30

type Steps = {
  ask: () => Promise<WechatLoginState>
  /** Waits for milliseconds of the application's clock; rejects when the asking is called off. */
  pause: (milliseconds: number) => Promise<void>
}

const isAnswered = ({ loggedIn, redirectUri }: WechatLoginState) => loggedIn || redirectUri !== null

/**
 * Asks what became of a code until it is answered: then gives the answer, or undefined where there
 * was none in time. The first failure ends the asking and is thrown.
 */
export async function pollWechatLogin({
  ask,
  pause,
}: Steps): Promise<WechatLoginState | undefined> {
  for (let asked = 0; asked < mostPolls; asked += 1) {
    await pause(pollPause)
    const state = await ask()
    if (isAnswered(state)) return state
  }
  return undefined
}
