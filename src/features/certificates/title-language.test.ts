import { expect, it } from 'vitest'
import { titleLanguage } from './title-language.ts'

it.each([
  ['菌根菌の空間分布について', 'en', 'ja'],
  ['アーバスキュラー菌根菌', 'zh-Hans', 'ja'],
  ['基于深度学习的遥感影像变化检测', 'pt-BR', 'zh'],
  ['基于深度学习的 LiDAR 变化检测', 'zh-Hans', 'zh'],
  ['土壌微生物学', 'ja', undefined],
  ['Spatial patterns of fungi', 'ja', undefined],
  ['Avaliação da qualidade do solo', 'en', undefined],
  ['', 'en', undefined],
])('reads %s on a page in %s as %s', (title, page, language) => {
  expect(titleLanguage(title, page)).toBe(language)
})
