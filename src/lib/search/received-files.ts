import { jsonForAddress, jsonInAddress } from '../url/json-in-address.ts'

export type AcknowledgedFile = { identity: string; name: string }

/** Servers refuse addresses that are much longer. */
const longestData = 8_000

/** The last part of `/researcher/details/{externalId}/rework-success/{data}`; undefined if it would be too long. */
export function receivedFilesData(files: readonly AcknowledgedFile[]): string | undefined {
  const data = jsonForAddress({ files: files.map(({ identity, name }) => ({ identity, name })) })
  return data.length > longestData ? undefined : data
}

/** Each file once; undefined where the data is damaged or too long. */
export function readReceivedFiles(data: string): AcknowledgedFile[] | undefined {
  const read = data.length > longestData ? undefined : jsonInAddress(data)
  const files = isObject(read) && 'files' in read ? read.files : undefined
  if (!Array.isArray(files)) return undefined
  const received = files.flatMap(receivedFile)
  if (received.length < files.length) return undefined
  return [...new Map(received.map((file) => [file.identity, file])).values()]
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function receivedFile(value: unknown): AcknowledgedFile[] {
  if (!isObject(value) || !('identity' in value) || !('name' in value)) return []
  const { identity, name } = value
  return isFilled(identity) && isFilled(name) ? [{ identity, name }] : []
}

const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''
