import { createContext } from 'react'

export const WithinFrame = createContext(false)
