import { jsonForAddress, jsonInAddress } from './json-in-address.ts'

export type ReceivedFile = { identity: string; name: string }

/** The last part of `/researcher/details/{externalId}/rework-success/{data}`. */
export function receivedFilesData(files: readonly ReceivedFile[]): string {
  return jsonForAddress({ files: files.map(({ identity, name }) => ({ identity, name })) })
}

/** Undefined where the data is damaged. */
export function readReceivedFiles(data: string): ReceivedFile[] | undefined {
  const read = jsonInAddress(data)
  const files = isObject(read) && 'files' in read ? read.files : undefined
  if (!Array.isArray(files)) return undefined
  const received = files.flatMap(receivedFile)
  return received.length === files.length ? received : undefined
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function receivedFile(value: unknown): ReceivedFile[] {
  if (!isObject(value) || !('identity' in value) || !('name' in value)) return []
  const { identity, name } = value
  return isFilled(identity) && isFilled(name) ? [{ identity, name }] : []
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
