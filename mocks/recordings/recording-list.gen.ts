// Generated from mocks/recordings/kept by `npm run generate` and `npm run record`.

/** The kept recordings by name. */
export const recordingList: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  'unpaid-order': () => import('./kept/unpaid-order.gen.ts'),
}
