/** Windows in which stories are shown as pictures. */
export const pictureSizes = {
  phone: { width: 360, height: 760 },
  desktop: { width: 1280, height: 900 },
  screen: { width: 1280, height: 800 },
}

export type PictureSize = keyof typeof pictureSizes

export const isPictureSize = (name: string): name is PictureSize =>
  Object.hasOwn(pictureSizes, name)

/** Beside Storybook's pages, below `pictures/`. */
export const pictureFile = (scheme: 'light' | 'dark', size: PictureSize, id: string) =>
  `${scheme}/${size}/${id}.jpg`
