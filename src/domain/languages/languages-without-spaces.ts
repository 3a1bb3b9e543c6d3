/** Manuscript languages whose texts are measured in characters: Chinese and Japanese. */
export const languagesWithoutSpaces: readonly unknown[] = [2, 3]
