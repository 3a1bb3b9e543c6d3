/** Brazilian methods or FAPESP funds: the first question in Brazil. */
export type BrazilOption = 'allpago' | 'fapesp'

/** The server's country id. */
export const brazilId = 32

/** Cards are charged in this currency with FAPESP funds. */
export const fapespCurrency = 'USD'
