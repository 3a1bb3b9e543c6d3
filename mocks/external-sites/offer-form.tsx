import { type FormEvent, useId } from 'react'
import type { SiteField, SiteOffer } from '../backend/external-sites/site-definition.ts'
import type { Refused } from './external-site-calls.ts'

type FieldProps = { field: SiteField; error: string | undefined }

function OneOf({ field, error }: FieldProps & { field: Extract<SiteField, { kind: 'one-of' }> }) {
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.options.map(({ value, label, note }, index) => (
        <label key={value}>
          <input type="radio" name={field.name} value={value} defaultChecked={index === 0} />
          {label} <span className="soft">{note}</span>
        </label>
      ))}
      {error && <p className="wrong">This {error}.</p>}
    </fieldset>
  )
}

function Filled({ field, error }: FieldProps) {
  const id = useId()
  if (field.kind === 'one-of') return <OneOf field={field} error={error} />
  const { kind, name, label, value, required, maxLength } = field
  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : {}
  const shared = { id, name, required, maxLength, defaultValue: value, ...wrong }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === 'text' ? (
        <textarea {...shared} />
      ) : (
        <input type={kind === 'email' ? 'email' : 'text'} {...shared} />
      )}
      {error && (
        <p className="wrong" id={`${id}-wrong`}>
          This {error}.
        </p>
      )}
    </div>
  )
}

type Props = {
  offer: SiteOffer
  isPrimary: boolean
  busy: boolean
  refused: Refused | undefined
  onDecide: (fields: Record<string, string>) => void
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

export function OfferForm({ offer, isPrimary, busy, refused, onDecide }: Props) {
  const effectId = useId()
  const { label, effect, fields } = offer
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onDecide(textsOf(event.currentTarget))
  }
  const errorOf = (name: string) =>
    refused?.errors.find(({ pointer }) => pointer === `/fields/${name}`)?.message
  return (
    <form className={isPrimary ? 'offer usual' : 'offer'} onSubmit={send}>
      {fields.map((field) => (
        <Filled key={field.name} field={field} error={errorOf(field.name)} />
      ))}
      {refused && (
        <p className="wrong" role="alert">
          {refused.message}
        </p>
      )}
      <button type="submit" aria-disabled={busy} aria-describedby={effect ? effectId : undefined}>
        {label}
      </button>
      {effect && (
        <p className="soft" id={effectId}>
          {effect}
        </p>
      )}
    </form>
  )
}
