/** The stories and browser tests to run; undefined if the change can affect all of them. */
export type AffectedTests = { stories: string[]; specs: string[] } | undefined

/** Where a folder or file has the name of a domain. */
const ofDomain = [
  /^src\/(?:features|domain)\/([\w-]+)\//,
  /^src\/api\/(?:refusal-messages\/)?([\w-]+?)(?:-refusals)?[.]ts$/,
  /^src\/routes\/[$]lang\/(?:researcher\/)?([a-z-]+)[/.]/,
  /^mocks\/backend\/(?:operations|rules)\/([\w-]+)[/.]/,
  /^openapi\/(?:paths|schemas)\/([\w-]+)[/.]/,
  /^(?:stories|e2e)\/([\w-]+)(?:\/|[.]spec[.]ts$)/,
]

/** Static checks and unit tests cover these. */
const withoutScreens =
  /[.]test[.]ts$|[.]gen[.]|[.]md$|^docs\/|^scripts\/|^src\/locales\/|^[.](?!storybook)/

const domainOf = (path: string) =>
  ofDomain.map((pattern) => pattern.exec(path)?.[1]).find((name) => name !== undefined)

/** The tests of the domains that a change touches; `files` are all files of the project. */
export function affectedTests(changed: readonly string[], files: readonly string[]): AffectedTests {
  const stories = files.filter((path) => /^stories\/.+[.]stories[.]tsx$/.test(path))
  const specs = files.filter((path) => /^e2e\/.+[.]spec[.]ts$/.test(path))
  const tested = new Set([...stories, ...specs].map(domainOf))
  const touched = changed.filter((path) => !withoutScreens.test(path)).map(domainOf)
  if (touched.some((domain) => !tested.has(domain))) return undefined
  const isTouched = (path: string) => touched.includes(domainOf(path))
  return { stories: stories.filter(isTouched), specs: specs.filter(isTouched) }
}
