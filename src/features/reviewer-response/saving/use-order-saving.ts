import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  reviewerResponseQuery,
  type SavedResponse,
  saveReviewerResponseMutation,
} from '../../../api/reviewer-response.ts'
import { type AnswerContent, answerContentOf } from '../answers/answer-content.ts'
import { keptComments } from '../answers/review-comment.ts'
import { AnswerSaver, type AnswerSaving, type KeptVersion } from './answer-saver.ts'
import type { OtherAnswer, OwnAnswer } from './meet-saved.ts'

/** Bytes that a browser still sends for a page that is closed, by the Fetch standard, with some room. */
const mostAtLast = 60_000

const isSmall = (body: unknown) => new Blob([JSON.stringify(body)]).size < mostAtLast

/** Without what a newer server may send beside it. */
function answerOf({ version, savedAt, ...saved }: SavedResponse): OtherAnswer {
  return {
    ...answerContentOf({ ...saved, comments: keptComments(saved.comments) }),
    version,
    savedAt,
  }
}

function watchVisits(saver: AnswerSaver): () => void {
  const leave = () => saver.flush(true)
  const blur = () => saver.flush()
  const look = () => {
    if (document.visibilityState === 'hidden') leave()
    else void saver.read()
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('online', saver.retry)
  document.addEventListener('focusout', blur)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('online', saver.retry)
    document.removeEventListener('focusout', blur)
    document.removeEventListener('visibilitychange', look)
  }
}

export type OrderSaving = {
  saving: AnswerSaving
  saver: AnswerSaver
}

type Props = {
  /** Undefined for a manuscript without an order. */
  externalId: string | undefined
  /** As the device had it when the page was opened. */
  own: OwnAnswer
  content: AnswerContent
  onTake: (content: AnswerContent, instead: AnswerContent) => void
}

export function useOrderSaving({ externalId, own, content, onTake }: Props) {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation(saveReviewerResponseMutation())
  const [saving, setSaving] = useState<AnswerSaving>({ kind: 'reading' })
  const [kept, setKept] = useState<KeptVersion>(own)
  const [saver] = useState(() => {
    if (externalId === undefined) return undefined
    return new AnswerSaver(
      own,
      {
        read: async () => answerOf(await queries.fetchQuery(reviewerResponseQuery(externalId))),
        save: ({ version, letter, manuscript, comments }, isLast) => {
          const change = { version, letter, manuscript, comments: [...comments] }
          return mutateAsync({ externalId, change, isLast: isLast && isSmall(change) })
        },
      },
      {
        onChange: (next, version) => {
          setSaving(next)
          setKept(version)
        },
        onTake,
      },
    )
  })
  useEffect(() => {
    if (!saver) return
    void saver.read()
    const stopWatching = watchVisits(saver)
    return () => {
      stopWatching()
      saver.stop()
    }
  }, [saver])
  useEffect(() => saver?.write(content), [saver, content])
  return { order: saver && { saving, saver }, kept }
}
