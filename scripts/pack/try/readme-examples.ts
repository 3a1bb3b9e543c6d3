const block = /^```ts\n(.*?)^```$/gms

/** The examples of a README, by file name, which call this server. */
export function readmeExamples(readme: string, server: string): Record<string, string> {
  const examples = Array.from(readme.matchAll(block), ([, code = '']) =>
    code.replaceAll('http://127.0.0.1:4010', server),
  )
  return Object.fromEntries(examples.map((code, index) => [`example-${index + 1}.ts`, code]))
}
