/** Letters by their bytes, or a percent sign that begins none. */
const encoded = /(?:%[\da-f]{2})+|%/gi

/**
 * The path of an address so that it can be decoded, whoever wrote it: what is no UTF-8 in it, such as
 * the `%E3` of an old provider, stands for itself, sign by sign. Any other path says what it said.
 */
export function wellEncoded(path: string): string {
  return path.replace(encoded, (run) => {
    try {
      // Used, or a build takes the decoding for idle and leaves it out.
      return encodeURIComponent(decodeURIComponent(run))
    } catch {
      return run.replaceAll('%', '%25')
    }
  })
}
