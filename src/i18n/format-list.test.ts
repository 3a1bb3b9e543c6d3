import { describe, expect, it } from 'vitest'
import { formatList } from './format-list.ts'

const services = ['Editing', 'Figures', 'Video']

describe('formatList', () => {
  it.each<[string, readonly string[], string]>([
    ['en', [], ''],
    ['en', ['Editing'], 'Editing'],
    ['en', ['Editing', 'Figures'], 'Editing and Figures'],
    ['en', services, 'Editing, Figures, and Video'],
    ['zh-Hans', ['润色', '排版', '翻译'], '润色、排版和翻译'],
    ['ja', ['英文校正', '図版', '翻訳'], '英文校正、図版、翻訳'],
    ['pt-BR', ['Edição', 'Figuras'], 'Edição e Figuras'],
    ['es', ['Edición', 'Imágenes'], 'Edición e Imágenes'],
    ['pseudo', ['Editing', 'Figures'], 'Editing and Figures'],
  ])('in %s joins %j', (language, items, expected) => {
    expect(formatList(items, { language })).toBe(expected)
  })

  it.each<[string, readonly string[], string]>([
    ['en', ['PayPal'], 'PayPal'],
    ['en', ['card', 'PayPal', 'boleto'], 'card, PayPal, or boleto'],
    ['zh-Hans', ['信用卡', 'PayPal'], '信用卡或PayPal'],
    ['ja', ['カード', 'PayPal', '銀行振込'], 'カード、PayPal、または銀行振込'],
    ['pt-BR', ['cartão', 'boleto'], 'cartão ou boleto'],
    ['es', ['tarjeta', 'boleto'], 'tarjeta o boleto'],
  ])('in %s offers one of %j', (language, items, expected) => {
    expect(formatList(items, { language, type: 'disjunction' })).toBe(expected)
  })
})
