import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, type FormEvent, useId, useState } from 'react'
import type { ReadingFailure } from '../../../domain/document-reader/model/document-model.ts'
import { announce } from '../../../ui/page/announce.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { ResponseAction } from '../answers/response-state.ts'
import { FileChooser } from '../fields/file-chooser.tsx'
import { TypedText } from '../fields/typed-text.tsx'
import { UnreadableFile } from '../fields/unreadable-file.tsx'
import { splitLetter } from '../letter/split-letter.ts'
import styles from '../reviewer-response.module.css'
import { readLetterFile } from '../worker/ask-file-worker.ts'

const accepted = ['.docx', '.txt']

type Failure = { name: string; reason: ReadingFailure }

type Props = {
  letter: string
  hasOrder: boolean
  dispatch: Dispatch<ResponseAction>
}

export function LetterForm({ letter, hasOrder, dispatch }: Props) {
  const { t, i18n } = useLingui()
  const field = useId()
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [error, setError] = useState<string>()
  const type = (text: string) => {
    setError(undefined)
    dispatch({ do: 'type-letter', text })
  }
  const read = async (file: File) => {
    setReading(true)
    setFailure(undefined)
    const answer = await readLetterFile(file, i18n.locale)
    setReading(false)
    if (answer.kind === 'failed') return setFailure({ name: file.name, reason: answer.reason })
    type([letter, answer.text].filter((text) => text.trim() !== '').join('\n\n'))
    announce(t`The letter is in the field. Check it, then split it.`)
    return undefined
  }
  const split = (event: FormEvent) => {
    event.preventDefault()
    const comments = splitLetter(letter)
    if (comments.length > 0) return dispatch({ do: 'split', comments })
    setError(t`Please paste the letter, or choose its file.`)
    document.getElementById(field)?.focus()
    return undefined
  }
  return (
    <Section title={<Trans>The letter</Trans>}>
      <form className={styles.letterForm} onSubmit={split} noValidate>
        <TypedText
          id={field}
          label={<Trans>Letter with the reviewers’ comments</Trans>}
          hint={
            <Trans>
              Paste all of it, or choose its file below. It is divided at the names of the
              reviewers, at numbers and at paragraphs; you can correct the result.
            </Trans>
          }
          error={error}
          value={letter}
          onType={type}
        />
        <FileChooser
          accept={accepted}
          busy={isReading}
          isTextSaved={hasOrder}
          onFile={(file) => void read(file)}
        >
          <Trans>Choose the file of the letter</Trans>
        </FileChooser>
        {failure ? <UnreadableFile {...failure} isLetter /> : null}
        <Button type="submit" variant="filled">
          <Trans>Split into comments</Trans>
        </Button>
      </form>
    </Section>
  )
}
