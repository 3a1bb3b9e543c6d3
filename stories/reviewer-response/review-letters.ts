import { testPackage } from '../../src/lib/manuscript/package/test-package.ts'

/** The editor's part and two reviewers: eight comments. */
export const reviewLetter = `Dear Dr. Marsh,

Two experts have read your manuscript. Please answer each of their points when you send us the revision.

Reviewer #1 (Comments to the Author):

This is a careful study of barley roots. I have three concerns.

Major comments:
1. The introduction does not say why drought matters at this stage (page 3, lines 41-55).
2. How many plants were measured in each pot? The Methods leave it open.

Minor comments:
1) Line 112: "then" should be "than".

Reviewer #2: The manuscript is clear and well written.

1. Please state the version of the software.
2. Figure 4 has no error bars.
`

export const chineseLetter = `审稿人1：
1、请在引言中说明研究的意义。
2、第3页第12行的数据与表2不一致。

审稿人2：
本文选题新颖，但英文需要润色。
`

export const plainFile = (name: string, text: string): File =>
  new File([text], name, { type: 'text/plain' })

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const by = 'w:id="1" w:author="Eleanor Whitfield" w:date="2026-10-24T09:30:00Z"'
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`

const manuscriptBody = [
  paragraph(run('Introduction'), 'Heading1'),
  paragraph(run('Drought at the tillering stage costs a third of the yield.')),
  paragraph(run('Methods'), 'Heading1'),
  paragraph(run('Seeds were germinated for three days.')),
  paragraph(
    `${run('We measured ')}<w:del ${by}><w:r><w:delText>several</w:delText></w:r></w:del><w:ins ${by}>${run('twelve')}</w:ins>${run(' plants in each pot.')}`,
  ),
].join('')

/** A .docx with two sections and one replacement. */
export function revisedManuscript(): File {
  const document = `<w:document xmlns:w="${W}"><w:body>${manuscriptBody}</w:body></w:document>`
  const styles = `<w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`
  const bytes = testPackage(document, [{ kind: 'styles', xml: styles }])
  return new File([new Uint8Array(bytes)], 'Revised manuscript.docx')
}
