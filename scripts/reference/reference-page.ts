import type { ContractDocument } from '../generate/contract-document.ts'

export type ShownDocument = { name: string; title: string; document: ContractDocument }

/** The page may request nothing. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
].join('; ')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export function referencePage(documents: ShownDocument[]): string {
  const links = documents.map(
    ({ name, title }) => `<a href="?of=${encodeURIComponent(name)}">${escaped(title)}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>The contract</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="viewer.css">
<style>.opblock-summary-operation-id { flex: none !important; word-break: normal !important }</style>
</head>
<body>
<nav class="swagger-ui"><div class="wrapper">${links.join(' · ')}</div></nav>
<main id="reference"></main>
<script src="viewer.js"></script>
<script src="reference.js"></script>
</body>
</html>
`
}

/** The documents are inside the script, because a page opened as a file may fetch nothing. */
export function referenceScript(documents: ShownDocument[]): string {
  const byName = Object.fromEntries(documents.map(({ name, document }) => [name, document]))
  return `const documents = ${JSON.stringify(byName)}
const asked = new URLSearchParams(location.search).get('of')
const name = Object.hasOwn(documents, asked) ? asked : Object.keys(documents)[0]
SwaggerUIBundle({
  spec: documents[name],
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  showExtensions: true,
  // The reference is for reading: the mock backend has addresses of its own.
  supportedSubmitMethods: [],
  validatorUrl: null,
})
`
}
