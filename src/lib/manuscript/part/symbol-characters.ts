const unknown = '□'

/** Unicode characters by code, from that of the space. Each is one UTF-16 unit, so that offsets in a text stay. */
const tables: ReadonlyMap<string, string> = new Map([
  [
    'symbol',
    ' !∀#∃%&∍()*+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩ' +
      'ΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}~□□□□□□□□□□□□□□□□□' +
      '□□□□□□□□□□□□□□□□€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩' +
      '∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪□〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭',
  ],
  [
    'wingdings',
    ' □✂✁□□□□☎✆✉□□□□□□□□□□□⌛□□□□□□□✇✍□✌□□□☜☞☝☟□☺☺☹□☠⚐□✈☼□❄□✞□' +
      '✠✡☪☯□☸♈♉♊♋♌♍♎♏♐♑♒♓□□●❍■☐☐❑❒⬧⧫◆❖⬥⌧⮹⌘❀✿❝❞▯⓪➀➁➂➃➄➅➆➇➈➉⓿➊➋➌➍' +
      '➎➏➐➑➒➓□□□□□□□□·•⬝○□□◉◎□▪☐□✦★✶✴✹✵⯐⌖⯎⯏⯑✪✰□□□□□□□□□□□□⮰⮱⮲⮳⮴' +
      '⮵⮶⮷□□□□□□□□□□⌫⌦⮘➢⮙⮛⮈➲⮉⮋←→↑↓↖↗↙↘□➔□□□□□□⇦⇨⇧⇩⬄⇳⬁⬀⬃⬂□□✗✓☒☑',
  ],
])

const first = 0x20
/** Where Word puts the characters of such fonts. */
const privateUse = 0xf000

/** The character of a font without Unicode, such as Symbol; text without a font is taken for one in Symbol. */
export function symbolCharacter(font: string | undefined, code: number): string {
  const table = tables.get((font ?? 'Symbol').toLowerCase())
  const isPrivate = code >= 0xe000 && code <= 0xf8ff
  if (isPrivate || (table && code < 0x100)) {
    return table?.[(code >= privateUse ? code - privateUse : code) - first] ?? unknown
  }
  const isPlain = code >= first && code <= 0xffff && !(code >= 0xd800 && code < 0xe000)
  return isPlain ? String.fromCharCode(code) : unknown
}

export const withSymbols = (text: string, font: string | undefined): string =>
  text.replace(/[\uf020-\uf0ff]/g, (character) => symbolCharacter(font, character.charCodeAt(0)))
