type Text = { message: string; translation: string }

type Unwanted = { pattern: RegExp; instead: string }

/** Their wording is fixed, down to the apostrophe. */
const fixedWordings: readonly string[] = [
  "Value is required and can't be empty",
  "I'm sure that this is a new order",
  "I'll upload my files later",
  "Cardholder's Name",
]

const straightQuote = /['"]/

const figure = String.raw`[#\d]`
const character = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`

const betweenFigures = (space: string) =>
  new RegExp(`${character}${space}${figure}|${figure}${space}${character}`, 'u')

const unwantedIn: Readonly<Record<string, Unwanted>> = {
  'zh-Hans': {
    pattern: betweenFigures(''),
    instead: 'Write a space between a character and a figure.',
  },
  ja: {
    pattern: betweenFigures(' '),
    instead: 'Write no space between a character and a figure.',
  },
  'pt-BR': {
    pattern: /(e|pré|periódicos?)-(mail|pagamento|alvo)/i,
    instead: 'Write U+2060 behind this hyphen, so that no line ends there.',
  },
}

/** Straight quotation marks and apostrophes. */
export function quotationProblems({ message, translation }: Text): string[] {
  const problems: string[] = []
  if (!fixedWordings.includes(message) && straightQuote.test(message)) {
    problems.push(`"${message}" has a straight quotation mark: write ’, “ and ”.`)
  }
  if (translation !== message && straightQuote.test(translation)) {
    problems.push(`"${message}" has a straight quotation mark in "${translation}".`)
  }
  return problems
}

/** Spaces between characters and figures, of which Chinese has one and Japanese none, and words that lines would tear. */
export function localProblems(locale: string, { message, translation }: Text): string[] {
  const unwanted = unwantedIn[locale]
  return unwanted?.pattern.test(translation)
    ? [`"${message}": "${translation}". ${unwanted.instead}`]
    : []
}
