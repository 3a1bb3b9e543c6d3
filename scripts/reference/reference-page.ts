import type { ContractDocument } from '../generate/contract-document.ts'

export type ReferenceDocument = { name: string; title: string; document: ContractDocument }

/** The page may request nothing. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  'img-src data:',
].join('; ')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

// The viewer's colors and typefaces are its own, and it offers to sign in for calls that it cannot make.
const look = `
@font-face { font-family: "Source Sans 3"; src: url(sans.woff2); font-weight: 200 900 }
@font-face { font-family: "Source Serif 4"; src: url(serif.woff2); font-weight: 200 900 }
body { margin: 0; background: #faf8f3 }
.swagger-ui, .swagger-ui .info :is(p, li, td), .swagger-ui .opblock-tag small, .swagger-ui input, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-operation-id,
.swagger-ui .opblock .opblock-summary-description { color: #1c2430; font-family: "Source Sans 3", "Segoe UI", system-ui, sans-serif }
.swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: "Source Serif 4", Georgia, serif; font-weight: 600 }
.swagger-ui .info { margin: 24px 0 }
.swagger-ui .info code { background: #f3efe6; color: #1c2430 }
.swagger-ui .info .title small { background: #4b5462 }
.swagger-ui a, .swagger-ui .info a { color: #0e5057 }
.swagger-ui nav.wrapper, nav .wrapper { padding: 16px 20px }
.swagger-ui .opblock.opblock { border-color: #8b8474; background: #fff; box-shadow: none }
.swagger-ui .opblock.opblock .opblock-summary { border-color: #e0d9cb }
.swagger-ui .opblock.opblock .opblock-summary-method { background: #0e5057 }
.swagger-ui .scheme-container { display: none }
.swagger-ui .opblock-summary-operation-id { flex: none !important; word-break: normal !important }
`

export function referencePage(documents: ReferenceDocument[]): string {
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
<style>${look}</style>
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
export function referenceScript(documents: ReferenceDocument[]): string {
  const byName = Object.fromEntries(documents.map(({ name, document }) => [name, document]))
  return `const documents = ${JSON.stringify(byName)}
const requested = new URLSearchParams(location.search).get('of')
const name = Object.hasOwn(documents, requested) ? requested : Object.keys(documents)[0]
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
