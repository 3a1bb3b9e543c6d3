export const dollars = {
  isoCode: 'USD',
  name: 'US dollar',
  shortName: 'USD',
  sign: '$',
  exchangeRate: 1,
  numDecimals: 2,
}

export const yen = {
  ...dollars,
  isoCode: 'JPY',
  name: 'Japanese yen',
  shortName: 'JPY',
  sign: '¥',
  numDecimals: 0,
}
