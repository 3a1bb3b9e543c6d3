/** So many that their task is long on fast machines too: browsers report none under 50 ms. */
export const drawnRows = 3_000
