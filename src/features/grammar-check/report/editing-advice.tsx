import { Trans } from '@lingui/react/macro'

type Props = {
  isEnglish: boolean
  /** Undefined for a category that this version does not know. */
  recommended: boolean | undefined
}

export function EditingAdvice({ isEnglish, recommended }: Props) {
  if (!isEnglish) {
    return (
      <Trans>
        We can translate this manuscript into English. A translator in your field does the work, and
        an editor reviews it.
      </Trans>
    )
  }
  if (recommended === undefined) return null
  return recommended ? (
    <Trans>
      We recommend editing for this manuscript. An editor in your field corrects it and points out
      anything unclear.
    </Trans>
  ) : (
    <Trans>
      This manuscript doesn’t need a full edit. An editor in your field can still give it a final
      polish.
    </Trans>
  )
}
