import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  createWechatLoginMutation,
  getWechatLogin,
  type WechatLogin,
  type WechatLoginState,
} from '../../../api/auth/wechat-calls.ts'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { failureMessage } from '../../../api/errors/failure-messages.ts'
import { clock } from '../../../lib/clock.ts'
import { pollWechatLogin } from './poll-wechat-login.ts'

export type WechatStage =
  | { name: 'making' }
  | { name: 'waiting' | 'done'; code: WechatLogin }
  | {
      name: 'ended'
      code?: WechatLogin | undefined
      why: () => string
      /** No other code would do either. */
      isFinal?: boolean
    }

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

const expiredMessage = () => t`This code has expired. Get a new one when you’re ready.`

type OnConfirmed = (answer: WechatLoginState) => Promise<void>

/** `begin` discards the current code and requests a new one. */
export function useWechatLogin(onConfirmed: OnConfirmed): {
  stage: WechatStage
  begin: () => void
} {
  const { mutateAsync: create } = useMutation(createWechatLoginMutation())
  const [stage, setStage] = useState<WechatStage>({ name: 'making' })
  const [attempt, setAttempt] = useState(0)
  const onAnswer = useRef(onConfirmed)
  useEffect(() => {
    onAnswer.current = onConfirmed
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
        if (!answer) return setStage({ name: 'ended', code, why: expiredMessage })
        setStage({ name: 'done', code })
        await onAnswer.current(answer)
      } catch (error) {
        if (signal.aborted) return
        const isFinal = error instanceof Refusal && error.key === 'wechat-login-not-available'
        setStage({ name: 'ended', code, why: () => failureMessage(error), isFinal })
      }
    }
    void run()
    return () => controller.abort()
  }, [attempt])
  return { stage, begin: () => setAttempt((number) => number + 1) }
}
