const count = String.raw`\d+(?: ?[-–~] ?\d+)?`
const page = '(?:pages?|pp?[.]|páginas?|págs?[.])'
const line = '(?:lines?|ll?[.]|líneas?|linhas?)'

const place = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${page} ?${count}(?:,? (?:and |y |e )?${line} ?${count})?`,
    String.raw`(?<![\p{L}\d])${line} ?${count}`,
    String.raw`(?<![\p{L}\d])L ?\d+(?: ?[-–] ?L?\d+)?(?![\p{L}\d])`,
    `第? ?${count} ?(?:页|頁|ページ)目?(?:の?、?,? ?第? ?${count} ?行目?)?`,
    `第? ?${count} ?行目?`,
  ].join('|'),
  'iu',
)

/** The page or line that a comment is about, as it says it; empty where it says none. */
export const mentionedPlace = (text: string): string => place.exec(text)?.[0] ?? ''

export const beginsWithPlace = (text: string): boolean => place.exec(text)?.index === 0
