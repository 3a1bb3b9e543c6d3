/** Of the company that bills. No such house exists. */
export const issuerAddress = '12 Galley Row, Durham, NC 27701, USA'
