export const generatedHeader = `// Generated from the documents in openapi/ by \`npm run generate\`. Do not edit: change the document.
`
