/** Of a manuscript's title in Japanese or Chinese characters, for voices and fonts; `page` is the language around it. */
export const titleLanguage = (title: string, page: string) =>
  /[ぁ-ヿ]/.test(title) ? 'ja' : page !== 'ja' && /[一-鿿]/.test(title) ? 'zh' : undefined
