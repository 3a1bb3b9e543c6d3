import { useMutation } from '@tanstack/react-query'
import { type FilesOwner, finishedFilesMutation } from '../../api/files/finished-files.ts'
import { useDownload } from './use-download.ts'

export function useFinishedFiles(owner: FilesOwner) {
  const { mutateAsync } = useMutation(finishedFilesMutation())
  return useDownload({
    download: async (wanted) => {
      const { companyName, externalId, ...files } = await mutateAsync({ owner, ...wanted })
      return { ...files, zipName: `${companyName} Completed files ${externalId}.zip` }
    },
  })
}
