import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, useState } from 'react'
import { announce } from '../../../ui/page/announce.ts'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import type { ResponseAction } from '../answers/response-state.ts'
import { TypedText } from '../fields/typed-text.tsx'
import { findPassages } from '../manuscript/find-passages.ts'
import type { Passage } from '../manuscript/read-manuscript-text.ts'
import styles from '../reviewer-response.module.css'

type Props = {
  id: number
  passages: readonly Passage[]
  dispatch: Dispatch<ResponseAction>
}

function usePlaceName() {
  const { t } = useLingui()
  const inSection = ({ section, number }: Passage): string => {
    if (number === undefined)
      return section === ''
        ? t({ message: 'Table', context: 'in a manuscript' })
        : t`${section}, table`
    return section === '' ? t`Paragraph ${number}` : t`${section}, paragraph ${number}`
  }
  return (passage: Passage): string => {
    const { page } = passage
    const place = inSection(passage)
    return page === undefined ? place : t`Page ${page}: ${place}`
  }
}

function FoundPassage({ id, passage, dispatch }: Omit<Props, 'passages'> & { passage: Passage }) {
  const { t } = useLingui()
  const place = usePlaceName()(passage)
  const use = (withText: boolean) => {
    dispatch({ do: 'write', id, field: 'place', text: place })
    if (withText) dispatch({ do: 'write', id, field: 'newText', text: passage.text })
    announce(withText ? t`Place and new text filled in.` : t`Place filled in.`)
  }
  return (
    <li>
      <p className={styles.place}>{place}</p>
      <p className={styles.passage} dir="auto">
        {passage.text}
      </p>
      <div className={styles.tools}>
        <Button variant="text" onClick={() => use(false)} aria-label={t`Use this place: ${place}`}>
          <Trans>Use this place</Trans>
        </Button>
        <Button
          variant="text"
          onClick={() => use(true)}
          aria-label={t`Use place and quote text: ${place}`}
        >
          <Trans>Use place and quote text</Trans>
        </Button>
      </div>
    </li>
  )
}

function SearchField({ id, passages, dispatch }: Props) {
  const [typed, setTyped] = useState('')
  const found = findPassages(passages, typed)
  const { length } = found.passages
  const all = length + found.more
  return (
    <>
      <TypedText
        short
        label={<Trans>Words of the passage</Trans>}
        value={typed}
        onType={setTyped}
      />
      <Announced as="p" className={styles.small}>
        {typed.trim() === '' ? null : (
          <Plural
            value={all}
            _0="No passage found"
            one="# passage found"
            other="# passages found"
          />
        )}
      </Announced>
      {length > 0 ? (
        <ul className={styles.passages}>
          {found.passages.map((passage) => (
            <FoundPassage
              key={`${passage.section} ${passage.number} ${passage.text}`}
              id={id}
              passage={passage}
              dispatch={dispatch}
            />
          ))}
        </ul>
      ) : null}
      {found.more > 0 ? (
        <p className={styles.small}>
          <Trans>Add words to see fewer.</Trans>
        </p>
      ) : null}
    </>
  )
}

export function PlaceSearch(props: Props) {
  return (
    <Fold quiet open={false} label={<Trans>Find the place in the manuscript</Trans>}>
      <SearchField {...props} />
    </Fold>
  )
}
