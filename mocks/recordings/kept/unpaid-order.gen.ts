// Generated from mocks/recordings/kept by `npm run generate` and `npm run record`.

export { default } from './unpaid-order.json' with { type: 'json' }
