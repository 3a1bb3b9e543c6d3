import { areaFolders, type FeatureArea, featureAreas } from '../../src/i18n/areas.ts'

const areaBrought = /\bbringWords\('([^']+)'\)/g

/** The areas whose words a file has before it shows a part of them. */
export const broughtIn = (text: string) =>
  new Set<string>(Array.from(text.matchAll(areaBrought), ([, area = '']) => area))

/** Rules and types have no words, and may be asked where nothing of their area is shown. */
const speaks = /@lingui\/(?:core|react)\/macro/

/** The areas whose words some of these files show; `texts` are the sources by their path. */
export function areasShown(
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
): FeatureArea[] {
  const speaking = paths.filter((path) => speaks.test(texts.get(path) ?? ''))
  return featureAreas.filter((area) =>
    speaking.some((path) => areaFolders(area).some((folder) => path.startsWith(folder))),
  )
}
