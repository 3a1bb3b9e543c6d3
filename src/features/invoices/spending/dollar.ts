/** The currency that amounts of several currencies are added up in. */
export const dollar = { shortName: 'USD', numDecimals: 2 }
