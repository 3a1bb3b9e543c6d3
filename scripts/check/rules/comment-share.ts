import { isGenerated, type ProjectFile } from '../project-files.ts'

/** Of a hundred lines. */
export const mostComments = 3

const comment = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|\{\/\*)/

const isCounted = (path: string) =>
  /[.]tsx?$/.test(path) && !/[.](?:test|d)[.]tsx?$/.test(path) && !isGenerated(path)

/** Comments say why, where the code can't; many of them hide that. */
export function commentShare(files: readonly ProjectFile[]): string[] {
  return ['src', 'mocks'].flatMap((folder) => {
    const lines = files
      .filter(({ path }) => path.startsWith(`${folder}/`) && isCounted(path))
      .flatMap(({ text }) => text.trimEnd().split('\n'))
    const comments = lines.filter((line) => comment.test(line)).length
    const share = Number(((100 * comments) / lines.length).toFixed(1))
    return share > mostComments
      ? [`${folder}: ${share} of 100 lines are comments; at most ${mostComments} may be.`]
      : []
  })
}
