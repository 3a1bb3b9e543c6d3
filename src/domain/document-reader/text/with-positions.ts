/** Items with their positions, which are their keys: the parts of a document stay in their places. */
export const withPositions = <Item>(items: readonly Item[]): { item: Item; at: number }[] =>
  items.map((item, at) => ({ item, at }))
