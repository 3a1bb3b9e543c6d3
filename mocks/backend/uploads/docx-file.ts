export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function docxFile(bytes: Uint8Array, manuscript: string, what: string): File {
  const name = `${manuscript.replace(/\.docx?$/i, '')} (${what}).docx`
  return new File([new Uint8Array(bytes)], name, { type: DOCX_TYPE })
}
