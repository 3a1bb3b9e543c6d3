const root = 'https://package/'

export const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1)

/** The name of a part in a zip, as if every writer kept to slashes and began without one. */
export const nameInZip = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '')

export function targetName(target: string, source: string): string {
  const path = /^[\\/]/.test(target) ? target : folderOf(source) + target
  return new URL(root + nameInZip(path)).pathname.slice(1)
}

/** Equal for names of the same part: case does not matter, nor how a letter is escaped. */
export const partKey = (name: string) => targetName(name, '').toLowerCase()

export const relationsName = (name: string) => {
  const folder = folderOf(name)
  return `${folder}_rels/${name.slice(folder.length)}.rels`
}
