import type { NamedRecording } from './play-recording.ts'
import { readRecording } from './recording.ts'
import { recordingList } from './recording-list.gen.ts'

export const keptRecordings: readonly string[] = Object.keys(recordingList)

/** A name is that of a file and of a parameter in an address. */
export const isRecordingName = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)

/** Undefined for an unknown name. @throws RecordingError */
export async function keptRecording(name: string): Promise<NamedRecording | undefined> {
  const load = Object.hasOwn(recordingList, name) ? recordingList[name] : undefined
  if (!load) return undefined
  const { default: value } = await load()
  return { ...readRecording(value), name }
}
