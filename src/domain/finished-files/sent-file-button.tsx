import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ApiError, isNetworkFailure } from '../../api/errors/api-failure.ts'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { sentFileMutation } from '../../api/files/sent-files.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { tryTelling } from '../../ui/messages/try-telling.ts'
import { Button } from '../../ui/page/buttons/button.tsx'

const isArchived = (error: unknown) => error instanceof ApiError && error.status === 404

/** Downloads a file that the person has sent. */
export function SentFileButton({ file }: { file: { identity: string; name: string } }) {
  const { t: say } = useLingui()
  const { identity, name } = file
  const key = `original-file ${identity}`
  const { mutateAsync, isPending } = useMutation(sentFileMutation())
  const download = async () => saveFile(await mutateAsync(file))
  const failed = (error: unknown) => {
    // The network dialog reports it.
    if (isNetworkFailure(error)) return undefined
    const reason = () => (isArchived(error) ? t`It has been archived.` : failureReason(error))
    return () => `${t`${name} could not be downloaded.`} ${reason()}`
  }
  return (
    <Button
      variant="text"
      busy={isPending}
      aria-label={say`Download ${name}`}
      onClick={() => void tryTelling(key, download, failed)}
    >
      {name}
    </Button>
  )
}
