/** The most addresses that the server keeps for one person. */
export const mostAddresses = 50
