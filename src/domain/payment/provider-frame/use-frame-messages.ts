import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type FrameAddress, type FrameMessage, readFrameMessage } from './frame-message.ts'

type SendToFrame = (message: object) => void

/** `send` posts to the frame's origin only. */
export type FrameListener = (message: FrameMessage, send: SendToFrame) => void

export function useFrameMessages(
  { origin }: FrameAddress,
  element: RefObject<HTMLIFrameElement | null>,
  onMessage: FrameListener,
): void {
  const receive = useEffectEvent(
    ({ source, origin: messageOrigin, data }: MessageEvent<unknown>) => {
      const frameWindow = element.current?.contentWindow
      if (!frameWindow || source !== frameWindow || messageOrigin !== origin) return
      const message = readFrameMessage(data)
      if (message) onMessage(message, (reply) => frameWindow.postMessage(reply, origin))
    },
  )
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}
