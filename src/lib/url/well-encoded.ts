const encoded = /(?:%[\da-f]{2})+|%/gi

/** Makes a path decodable: escapes bytes that are not UTF-8, such as `%E3` from an old provider. */
export function wellEncoded(path: string): string {
  return path.replace(encoded, (run) => {
    try {
      // The result is used, or the build drops the decoding as dead code.
      return encodeURIComponent(decodeURIComponent(run))
    } catch {
      return run.replaceAll('%', '%25')
    }
  })
}
