import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import type { OrderTerms } from '../../../api/orders.ts'
import { placeOfTerms } from '../../../domain/orders/order-search-rules.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import styles from './page-jump.module.css'

type Props = { terms: OrderTerms; pageCount: number }

/** To any page of a long list; a number beyond its end leads to the last one. */
export function PageJump({ terms, pageCount }: Props) {
  const { t } = useLingui()
  const id = useId()
  const navigate = useNavigate({ from: '/$lang' })
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Number(new FormData(event.currentTarget).get('page'))
    const page = Math.min(Math.max(1, Math.trunc(typed) || 1), pageCount)
    void navigate(placeOfTerms({ ...terms, page }))
  }
  return (
    <form className={styles.jump} aria-label={t`Go to a page`} onSubmit={jump} noValidate>
      <label htmlFor={id}>
        <Trans>Page</Trans>
      </label>
      <input
        id={id}
        name="page"
        type="number"
        min={1}
        max={pageCount}
        defaultValue={terms.page}
        key={terms.page}
      />
      <Button type="submit">
        <Trans>Go</Trans>
      </Button>
    </form>
  )
}
