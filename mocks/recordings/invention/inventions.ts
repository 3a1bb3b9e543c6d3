import { quickSeededSource } from '../../scenarios/builders/seeded-source.ts'

import { isAddressWord, type PrivateRole } from './field-roles.ts'
import { cities, firstNames, lastNames, streets } from './invented-names.ts'
import { isPublicText } from './public-texts.ts'
import { isEastAsian, otherWord, reshapeText } from './reshape-text.ts'

type NamePart = 'first' | 'last'

const lists = { first: firstNames, last: lastNames }
const mostAttempts = 60

const email = /[^\s@<>()"']+@[^\s@<>()"',;]+/gu
const link = /https?:\/\/[^\s<>"')]+/gu
const extension = /[.](docx?|pdf|zip|xlsx?|pptx?|rtf|tex|png|jpe?g|svg|gif)(?![\p{L}\p{N}])/giu
const placeholder = /%\(\w+\)s|<\/?\w+>|&\w+;/gu
const word = /[\p{L}\p{M}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu

function inCaseOf(original: string, invented: string): string {
  if (original === original.toUpperCase()) return invented.toUpperCase()
  return original === original.toLowerCase() ? invented.toLowerCase() : invented
}

/**
 * The same text always has the same replacement, so that identities stay joined. It follows from how many there were
 * before, and from nothing in the text but its outline, so that nobody can check a guess by it.
 */
export class Inventions {
  private readonly byText = new Map<string, string>()
  private readonly nameWords = new Map<string, string>()
  private readonly taken = new Set<string>()
  private readonly counts = new Map<string, number>()

  count(role: PrivateRole): number {
    return this.counts.get(role) ?? 0
  }

  private next(role: string): number {
    const ordinal = (this.counts.get(role) ?? 0) + 1
    this.counts.set(role, ordinal)
    return ordinal
  }

  of(role: PrivateRole, text: string): string {
    const known = this.byText.get(text)
    if (known !== undefined) return known
    const invented = this.invent(role, text)
    this.byText.set(text, invented)
    return invented
  }

  /** Whether each word of the text is part of a name that was replaced. */
  isKnownName(text: string): boolean {
    const words = text.match(word) ?? []
    return words.length > 0 && words.every((each) => this.nameWords.has(each.toLowerCase()))
  }

  name(text: string, first: NamePart = 'first'): string {
    let part = first
    return text.replace(word, (each) => {
      const invented = this.nameWord(each, part)
      part = 'last'
      return invented
    })
  }

  private nameWord(text: string, part: NamePart): string {
    if (isEastAsian(text) && text.length > 1) {
      return Array.from(text, (character) => this.nameWord(character, part)).join('')
    }
    const key = text.toLowerCase()
    const known = this.nameWords.get(key)
    if (known !== undefined) return inCaseOf(text, known)
    const ordinal = this.next('name')
    const list = lists[part]
    const source = (attempt: number) => quickSeededSource(`${part} ${ordinal} ${attempt}`)
    const isShort = text.length < 3 || isEastAsian(text)
    const invented = this.unlike(text, (attempt) =>
      isShort || attempt > mostAttempts / 2
        ? reshapeText(text, source(attempt))
        : source(attempt).pick(list),
    )
    this.nameWords.set(key, invented)
    return inCaseOf(text, invented)
  }

  private invent(role: PrivateRole, text: string): string {
    switch (role) {
      case 'name':
        return this.name(text)
      case 'text':
        this.next(role)
        return this.text(text)
      case 'link':
        this.next(role)
        return this.link(text)
      default:
        return this.invention(role, text)
    }
  }

  private invention(role: Exclude<PrivateRole, 'name' | 'text' | 'link'>, text: string): string {
    const ordinal = this.next(role)
    return this.unlike(text, (attempt) => {
      const source = quickSeededSource(`${role} ${ordinal} ${attempt}`)
      const number = source.int({ min: 11, max: 989 })
      if (role === 'email') {
        const person = this.personOf(text) ?? `${source.pick(firstNames)}.${source.pick(lastNames)}`
        return `${person}${attempt > 0 ? number : ''}@example.edu`.toLowerCase()
      }
      if (role === 'host') return `site-${ordinal}.example`
      if (role === 'code' || isEastAsian(text)) {
        const [ending = ''] = text.match(extension)?.slice(-1) ?? []
        const stem = text.endsWith(ending) ? text.slice(0, text.length - ending.length) : text
        return reshapeText(stem, source) + (stem === text ? '' : ending)
      }
      if (role === 'street') return `${number} ${source.pick(streets)} Street`
      return role === 'city' ? source.pick(cities) : `University of ${source.pick(cities)}`
    })
  }

  private personOf(email: string): string | undefined {
    const words = (email.split('@')[0] ?? '').replaceAll(/[._-]+/g, ' ')
    return this.isKnownName(words) ? this.name(words).replaceAll(' ', '.') : undefined
  }

  /** Distinct where its outline allows that. */
  private unlike(text: string, make: (attempt: number) => string): string {
    let made = ''
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      made = make(attempt)
      if (made === text || this.taken.has(made) || isPublicText(made)) continue
      break
    }
    this.taken.add(made)
    return made
  }

  /** Keeps what is no word; known names and identities are replaced as elsewhere. */
  text(text: string): string {
    const source = quickSeededSource(`text ${this.next('part of a text')}`)
    const kept: string[] = []
    const keep = (invented: string) => {
      kept.push(invented)
      return `\u{E000}${'\u{E001}'.repeat(kept.length)}\u{E000}`
    }
    const marked = text
      .replaceAll(/[\u{E000}\u{E001}]/gu, '')
      .replace(placeholder, keep)
      .replace(link, (found) => keep(this.of('link', found)))
      .replace(email, (found) => keep(this.of('email', found)))
      .replace(extension, keep)
    const words = marked.replace(word, (found) => {
      const known = this.byText.get(found)
      if (known !== undefined) return known
      if (this.isKnownName(found)) return this.name(found)
      return found.replace(/[\p{L}\p{M}\p{N}]+/gu, (part) => otherWord(part, source))
    })
    return words.replace(/\u{E000}(\u{E001}+)\u{E000}/gu, (_, count: string) => {
      return kept[count.length - 1] ?? ''
    })
  }

  private link(text: string): string {
    const [address = '', search] = text.split('#')[0]?.split('?') ?? []
    const [, scheme = '', host = '', path = ''] = /^(https?:\/\/)?([^/]*)(.*)$/i.exec(address) ?? []
    const other = scheme && `${scheme.toLowerCase()}${this.of('host', host)}`
    const segments = (scheme ? path : address).split('/').map((each) => this.segment(each))
    const query = [...new URLSearchParams(search)].map(([name, value]) => [
      isAddressWord(name) ? name : this.segment(name),
      this.segment(value),
    ])
    const parameters = query.length > 0 ? `?${new URLSearchParams(query)}` : ''
    return `${other}${segments.join('/')}${parameters}`
  }

  private segment(text: string): string {
    if (!/[\p{L}\p{N}]/u.test(text) || isAddressWord(text)) return text
    const plain = decoded(text)
    return encodeURIComponent(this.of(/\s/.test(plain) ? 'text' : 'code', plain))
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
