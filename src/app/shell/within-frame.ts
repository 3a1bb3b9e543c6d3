import { createContext } from 'react'

/** Pages within the frame must not render another. */
export const WithinFrame = createContext(false)
