import { useQuery } from '@tanstack/react-query'
import {
  type DigitalFile,
  type DigitalFileOptions,
  type FileListTerms,
  isProcessing,
} from '../../api/digital-files.ts'
import { useFailedPolls } from '../../ui/states/polling/use-failed-polls.ts'
import { finishedSince, withRefreshed } from './digital-file-rules.ts'

export function useDigitalFiles<File extends DigitalFile>(
  options: DigitalFileOptions<File>,
  terms: FileListTerms,
) {
  const search = useQuery(options.pageQuery(terms))
  const loaded = search.data?.results ?? []
  const processed = loaded.filter(isProcessing).map(({ identity }) => identity)
  const refresh = options.filesQuery(processed)
  const refreshed = useQuery({ ...refresh, enabled: processed.length > 0 })
  const files = withRefreshed(loaded, refreshed.data?.results)
  return {
    search,
    files,
    finished: finishedSince(loaded, files),
    refresh: refreshed.refetch,
    failedPolls: useFailedPolls(refresh.queryKey, refreshed.errorUpdateCount),
    /** When the page was last up to date. */
    asOf: refreshed.data?.asOf ?? search.data?.asOf ?? 0,
  }
}
