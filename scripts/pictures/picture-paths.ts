import { join } from 'node:path'
import { root } from '../setup/project-node.mjs'

export const acceptedPictures = join(root, 'pictures')

export const builtStorybook = join(root, '.cache/pictures/storybook')

export const pictureReport = join(root, '.cache/pictures/report')

export const pictureResults = join(root, '.cache/pictures/results')

/** For others: a folder that opens without a server. */
export const publishedPictures = join(root, '.cache/pictures/published')

export const pictureSheets = join(root, '.cache/pictures/sheets')
