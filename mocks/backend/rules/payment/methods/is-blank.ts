import { tidyText } from '../../../../../src/lib/tidy-text.ts'

export const isBlank = (text: string | undefined): boolean => tidyText(text ?? '') === ''
