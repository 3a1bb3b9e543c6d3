import { createContext } from 'react'

/** True for what the frame surrounds: a page that stands there must not bring a frame of its own. */
export const WithinFrame = createContext(false)
