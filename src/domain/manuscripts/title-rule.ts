/** Characters as a person counts them: an emoji may be two units of a string. */
export const longestTitle = 512

export const isShortEnough = (title: string): boolean => [...title].length <= longestTitle

export const isTitle = (title: string): boolean => title !== '' && isShortEnough(title)
