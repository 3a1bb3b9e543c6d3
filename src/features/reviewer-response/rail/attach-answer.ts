import { mutationOptions } from '@tanstack/react-query'
import { changesNoQuery } from '../../../api/invalidates-nothing.ts'
import { uploadFor } from '../../../domain/files/upload-for.ts'

const upload = uploadFor('reference')

export const attachAnswerMutation = () =>
  mutationOptions({
    mutationKey: ['attachAnswer'],
    mutationFn: async (write: () => Promise<File>) => {
      const { signal } = new AbortController()
      return upload(await write(), { signal, onProgress: () => undefined })
    },
    meta: { invalidates: changesNoQuery, quiet: true },
  })
