/** Where transfers go. No such bank exists. */
export const bankAccount = {
  bank: 'Bank of the Example Isles',
  number: '000 482 119 306',
  swift: 'EXISUS00XXX',
} as const
