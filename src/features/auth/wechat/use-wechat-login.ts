import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  createWechatLoginMutation,
  getWechatLogin,
  type WechatLogin,
  type WechatLoginState,
} from '../../../api/auth.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { clock } from '../../../lib/clock.ts'
import { pollWechatLogin } from './poll-wechat-login.ts'

export type WechatStage =
  | { name: 'making' }
  | { name: 'waiting' | 'done'; code: WechatLogin }
  | { name: 'ended'; code?: WechatLogin | undefined; why: () => string }

/** A pause by the application's clock, which ends at once when it is called off. */
function pauseUntil(signal: AbortSignal) {
  return (milliseconds: number) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const timer = clock.setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => {
        clock.clearTimeout(timer)
        reject(signal.reason)
      })
    })
}

const unanswered = () => t`This code has expired. Get a new one when you're ready.`

type Arrive = (answer: WechatLoginState) => Promise<void>

/** Gets a code to scan and asks what becomes of it; `begin` throws it away for a new one. */
export function useWechatLogin(arrive: Arrive): { stage: WechatStage; begin: () => void } {
  const { mutateAsync: create } = useMutation(createWechatLoginMutation())
  const [stage, setStage] = useState<WechatStage>({ name: 'making' })
  const [attempt, setAttempt] = useState(0)
  const onAnswer = useRef(arrive)
  useEffect(() => {
    onAnswer.current = arrive
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a code of its own
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function run() {
      setStage({ name: 'making' })
      let code: WechatLogin | undefined
      try {
        code = await create()
        signal.throwIfAborted()
        const { loginCode } = code
        setStage({ name: 'waiting', code })
        const ask = () => getWechatLogin(loginCode, signal)
        const answer = await pollWechatLogin({ ask, pause: pauseUntil(signal) })
        if (!answer) return setStage({ name: 'ended', code, why: unanswered })
        setStage({ name: 'done', code })
        await onAnswer.current(answer)
      } catch (error) {
        if (!signal.aborted) setStage({ name: 'ended', code, why: () => failureMessage(error) })
      }
    }
    void run()
    return () => controller.abort()
  }, [attempt])
  return { stage, begin: () => setAttempt((number) => number + 1) }
}
