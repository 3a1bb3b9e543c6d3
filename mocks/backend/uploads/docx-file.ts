/** The media type of a .docx. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A .docx to download under the name of the manuscript that it was made of, with what it is now. */
export function docxFile(bytes: Uint8Array, manuscript: string, what: string): File {
  const name = `${manuscript.replace(/\.docx?$/i, '')} (${what}).docx`
  return new File([new Uint8Array(bytes)], name, { type: DOCX_TYPE })
}
