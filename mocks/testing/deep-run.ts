const isDeepRun = process.env.GALLEY_DEEP === '1'

/** How much a test repeats: `few` in `npm test`, `many` in `npm run test:deep`. */
export const inDeepRun = (few: number, many: number): number => (isDeepRun ? many : few)
