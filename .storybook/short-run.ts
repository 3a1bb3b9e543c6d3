/** `npm test` without its deep run; `npm run stories` with a file's name checks all of that file. */
export const isShortRun = process.env.GALLEY_REPORT !== undefined && process.env.GALLEY_DEEP !== '1'
