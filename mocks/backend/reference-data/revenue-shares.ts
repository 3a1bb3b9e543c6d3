export const revenueShares = ['RS-BRANDEIS'] as const
