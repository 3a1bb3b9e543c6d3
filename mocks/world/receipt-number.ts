export const printedReceiptNumber = (id: string): string => `RC-${id}`

/** A receipt number is the payment's code with a suffix for each part. */
export const receiptCodeOf = (number: string): string => `RC-${number.replace(/-\d+$/, '')}`
