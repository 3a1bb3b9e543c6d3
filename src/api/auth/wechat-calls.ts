import { mutationOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import { withoutSession } from './without-session.ts'

export type WechatLogin = Answers['WechatLogin']
export type WechatLoginState = Answers['WechatLoginState']

export const createWechatLoginMutation = () =>
  mutationOptions({
    mutationKey: ['createWechatLogin'],
    mutationFn: () => withoutSession(unwrap(client.POST('/api/auth/wechat-login'))),
    meta: { invalidates: changesNoQuery },
  })

/** May sign the session in, so it is not a query. */
export const getWechatLogin = (loginCode: string, signal: AbortSignal) =>
  withoutSession(
    unwrap(
      client.GET('/api/auth/wechat-login/{loginCode}', { params: { path: { loginCode } }, signal }),
    ),
  )
