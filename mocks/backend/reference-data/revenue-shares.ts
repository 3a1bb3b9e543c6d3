/** Codes of partners who share in the revenue of orders that are begun by their link. */
export const revenueShares = ['RS-BRANDEIS'] as const
