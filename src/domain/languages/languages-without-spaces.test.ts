import { expect, it } from 'vitest'
import { languageIdOf } from './language-codes.ts'
import { languagesWithoutSpaces } from './languages-without-spaces.ts'

it('has the numbers of Chinese and Japanese', () => {
  expect(languagesWithoutSpaces).toEqual(['zh', 'ja'].map(languageIdOf))
})
