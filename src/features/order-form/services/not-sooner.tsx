import { Trans } from '@lingui/react/macro'

type Props = { deadline: string | null; standard: string | null }

/** What faster delivery does not change, where other services take as long. */
export function NotSooner({ deadline, standard }: Props) {
  if (deadline === null || deadline !== standard) return null
  return (
    <>
      {' · '}
      <Trans>Your other services take as long, so the order would not be due sooner.</Trans>
    </>
  )
}
