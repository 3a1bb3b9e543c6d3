/** The server's limit for each user. */
export const maxAddresses = 50
