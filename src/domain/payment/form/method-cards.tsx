import type { ReactNode } from 'react'
import type { FieldName } from '../../../ui/form/field-name.ts'
import { GroupFrame } from '../../../ui/form/fields/field-frame.tsx'
import { useField } from '../../../ui/form/fields/use-field.ts'
import { Sentences } from '../../../ui/page/sentences.tsx'
import styles from './method-cards.module.css'

type Card = {
  value: string
  label: string
  hint: ReactNode
  facts: ReactNode
  marks: ReactNode
  disabled: boolean
}

type Props = {
  name: FieldName<string>
  label: string
  hint: ReactNode
  cards: readonly Card[]
  /** Opens in the chosen card. */
  content: ReactNode
}

export function MethodCards({ name, label, hint, cards, content }: Props) {
  const field = useField(name)
  const open = cards.filter(({ disabled }) => !disabled)
  const chosen = open.find(({ value }) => value === field.value)
  const focused = chosen ?? open[0]
  return (
    <GroupFrame field={field} label={<h2>{label}</h2>} hint={hint} errorAbove>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.value} className={styles.card} data-chosen={card === chosen || undefined}>
            <CardChoice
              card={card}
              field={field}
              isChosen={card === chosen}
              isFocused={card === focused}
            />
            {card === chosen && content ? <div className={styles.content}>{content}</div> : null}
          </div>
        ))}
      </div>
    </GroupFrame>
  )
}

type ChoiceProps = {
  card: Card
  field: ReturnType<typeof useField<string>>
  isChosen: boolean
  /** By the link of an error. */
  isFocused: boolean
}

function CardChoice({ card, field, isChosen, isFocused }: ChoiceProps) {
  const { value, label, hint, facts, marks, disabled } = card
  const id = `${field.id}-${value}`
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        required
        id={isFocused ? field.id : undefined}
        name={field.id}
        value={value}
        checked={isChosen}
        disabled={disabled}
        aria-labelledby={hint ? `${id}-label ${id}-hint` : `${id}-label`}
        aria-describedby={facts ? `${id}-facts` : undefined}
        onChange={() => field.change(value)}
        onBlur={field.blur}
      />
      <span className={styles.head}>
        <span id={`${id}-label`} className={styles.name}>
          {label}
        </span>
        {marks}
      </span>
      <span className={styles.more}>
        <Sentences>
          {hint ? <span id={`${id}-hint`}>{hint}</span> : null}
          {facts ? <span id={`${id}-facts`}>{facts}</span> : null}
        </Sentences>
      </span>
    </label>
  )
}
