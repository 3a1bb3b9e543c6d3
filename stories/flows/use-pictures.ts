import { useEffect, useState } from 'react'
import { inStorybook } from './in-storybook.ts'
import { type PictureSize, pictureFile } from './picture-sizes.ts'

/** An address; unknown until the list is here, undefined where none was taken. */
export type FoundPicture = string | 'unknown' | undefined

/** The pictures that were taken of the last build. */
async function loadList(): Promise<ReadonlySet<string>> {
  if (!inStorybook()) return new Set()
  const answer = await fetch('pictures/index.json')
  const files: unknown = answer.ok ? await answer.json() : []
  return new Set(Array.isArray(files) ? files.map(String) : [])
}

/** Fetched while the page is still being prepared. */
const list = loadList()

/** Pictures are in English; undefined for other languages. `globals` as in Storybook's addresses. */
export function pictureScheme(globals: string): 'light' | 'dark' | undefined {
  const chosen = globals.split(';')
  if (!chosen.includes('language:en')) return undefined
  return chosen.includes('scheme:dark') ? 'dark' : 'light'
}

/** Finds the picture of a story; `isLive` asks for the stories themselves. */
export function usePictures(globals: string, size: PictureSize, isLive: boolean) {
  const [files, setFiles] = useState<ReadonlySet<string>>()
  useEffect(() => {
    let isWanted = true
    void list.then((loaded) => {
      if (isWanted) setFiles(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [])
  const scheme = pictureScheme(globals)
  return (id: string): FoundPicture => {
    if (!scheme || isLive) return undefined
    if (!files) return 'unknown'
    const file = pictureFile(scheme, size, id)
    return files.has(file) ? `pictures/${file}` : undefined
  }
}
