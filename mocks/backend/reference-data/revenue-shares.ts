/** Partner codes that share the revenue of orders started by their link. */
export const revenueShares = ['RS-BRANDEIS'] as const
