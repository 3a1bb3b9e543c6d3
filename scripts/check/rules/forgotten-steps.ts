import type { ProjectFile } from '../project-files.ts'

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** The bundler reads only what the entry of the contract refers to. */
function unlistedPaths(files: readonly ProjectFile[]): string[] {
  const entry = files.find(({ path }) => path === 'openapi/openapi.yaml')?.text ?? ''
  return files.flatMap(({ path, text }) => {
    const [, part] = /^openapi\/(paths\/.+[.]yaml)$/.exec(path) ?? []
    if (!part) return []
    return matches(text, /^([\w-]+):\n {2}(?:get|post|put|patch|delete):/gm)
      .filter((name) => !entry.split('\n').some((line) => line.endsWith(`${part}#/${name}`)))
      .map(
        (name) => `${path}: openapi/openapi.yaml has no path for ${name}. Add one, or remove it.`,
      )
  })
}

/** A scenario without a test can lose its promise. */
function untestedScenarios(files: readonly ProjectFile[]): string[] {
  const tests = files.filter(({ path }) => /^mocks\/scenarios\/.+[.]test[.]ts$/.test(path))
  return files.flatMap(({ path, text }) => {
    const [, name] = /^mocks\/scenarios\/.+\/([^/]+)[.]ts$/.exec(path) ?? []
    if (!name || !text.includes('= defineScenario(')) return []
    return tests.some((test) => test.text.includes(`'${name}'`))
      ? []
      : [`${path}: no test below mocks/scenarios opens '${name}'. Test what its name promises.`]
  })
}

/** Steps of docs/recipes.md that neither the types nor a test notice when they are forgotten. */
export function forgottenSteps(files: readonly ProjectFile[]): string[] {
  return [unlistedPaths, untestedScenarios].flatMap((rule) => rule(files))
}
