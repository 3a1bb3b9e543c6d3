import { configure } from 'storybook/test'

// A query is repeated whenever the page changes: its errors would print the document each time.
configure({ getElementError: (message) => new Error(message ?? 'No element is found.') })
