import { configure } from 'storybook/test'

// A query is repeated whenever the page changes: printing the document into each of its errors took a tenth of a run.
configure({ getElementError: (message) => new Error(message ?? 'No element is found.') })
