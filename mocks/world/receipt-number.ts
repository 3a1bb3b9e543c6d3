/** The code of the payment that a receipt is of, by the number of the receipt or of one of its parts. */
export const receiptCodeOf = (number: string): string => `RC-${number.replace(/-\d+$/, '')}`
