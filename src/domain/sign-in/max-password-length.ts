/** Characters. */
export const maxPasswordLength = 1024
