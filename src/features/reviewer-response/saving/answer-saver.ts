import { isNotFound, Refusal } from '../../../api/errors/api-failure.ts'
import {
  type AnswerContent,
  isEmptyContent,
  isSameContent,
  type LongPart,
  longPartOf,
} from '../answers/answer-content.ts'
import { meetSaved, type OtherAnswer, type OwnAnswer } from './meet-saved.ts'

export type AnswerSaving =
  | { kind: 'reading' }
  | { kind: 'none' }
  | { kind: 'waiting' | 'sending' | 'saved' }
  | { kind: 'unread' | 'failed'; error: unknown }
  | { kind: 'too-long'; part: LongPart }
  | { kind: 'ask'; other: OtherAnswer }
  | { kind: 'off'; why: 'no-order' | 'not-completed' }

const onItsWay: readonly AnswerSaving['kind'][] = ['reading', 'none', 'waiting', 'sending', 'saved']

/** Whether it is not saved with the order until the person does something. */
export const isStuck = ({ kind }: AnswerSaving): boolean => !onItsWay.includes(kind)

/** What the device keeps of it beside the texts. */
export type KeptVersion = Pick<OwnAnswer, 'version' | 'isSaved'>

type Server = {
  read: () => Promise<OtherAnswer>
  save: (
    change: AnswerContent & { version: number },
    isLast: boolean,
  ) => Promise<{ version: number; savedAt: string }>
}

type Listener = {
  onChange: (saving: AnswerSaving, kept: KeptVersion) => void
  /** The saved answer takes the place of what is shown, which may be nothing. */
  onTake: (content: AnswerContent, instead: AnswerContent) => void
}

/** Milliseconds after the last letter. */
const pause = 2000

const refusedFor = (error: unknown) => (error instanceof Refusal ? error.key : undefined)

/** Saves an answer with its order, and never over what another device has saved. */
export class AnswerSaver {
  readonly #server: Server
  readonly #listener: Listener
  #content: AnswerContent
  #version: number
  /** As the server has it; undefined until that is known. */
  #saved: AnswerContent | undefined
  #wasSaved: boolean
  #saving: AnswerSaving = { kind: 'reading' }
  #timer: ReturnType<typeof setTimeout> | undefined
  #isReading = false

  constructor(own: OwnAnswer, server: Server, listener: Listener) {
    this.#content = own.content
    this.#version = own.version
    this.#wasSaved = own.isSaved
    this.#server = server
    this.#listener = listener
  }

  /** Also called when the page is shown again: another device may have saved meanwhile. */
  readonly read = async () => {
    if (this.#isReading || this.#isBusy()) return
    this.#isReading = true
    try {
      const other = await this.#server.read()
      if (!this.#isBusy()) this.#meet(other)
    } catch (error) {
      if (isNotFound(error)) this.#show({ kind: 'off', why: 'no-order' })
      else if (this.#saved === undefined) this.#show({ kind: 'unread', error })
    } finally {
      this.#isReading = false
    }
  }

  readonly write = (content: AnswerContent) => {
    if (isSameContent(content, this.#content)) return
    this.#content = content
    const { kind } = this.#saving
    if (kind === 'off' || kind === 'ask') return this.#show(this.#saving)
    if (this.#saved === undefined || kind === 'sending') return this.#wait(this.#saving)
    this.#settle()
  }

  readonly flush = (isLast = false) => {
    const { kind } = this.#saving
    if (this.#timer === undefined || kind === 'sending') return
    this.#stop()
    void (this.#saved === undefined ? this.read() : this.#send(isLast))
  }

  readonly retry = () => {
    const { kind } = this.#saving
    if (kind !== 'failed' && kind !== 'unread') return
    this.#stop()
    void (this.#saved === undefined ? this.#readAgain() : this.#send(false))
  }

  readonly keepOwn = () => {
    if (this.#saving.kind !== 'ask') return
    this.#adopt(this.#saving.other)
    void this.#send(false)
  }

  readonly takeOther = () => {
    if (this.#saving.kind === 'ask') this.#take(this.#saving.other)
  }

  readonly stop = () => {
    this.flush()
    this.#stop()
  }

  #isBusy(): boolean {
    const { kind } = this.#saving
    return kind === 'sending' || kind === 'ask' || kind === 'off'
  }

  #readAgain() {
    this.#show({ kind: 'reading' })
    return this.read()
  }

  #meet(other: OtherAnswer) {
    const own = { content: this.#content, version: this.#version, isSaved: this.#isSaved() }
    switch (meetSaved(own, other)) {
      case 'same':
      case 'send':
        this.#adopt(other)
        return this.#settle()
      case 'take':
        return this.#take(other)
      case 'ask':
        this.#stop()
        return this.#show({ kind: 'ask', other })
    }
  }

  #adopt(other: OtherAnswer) {
    this.#version = other.version
    this.#saved = other
  }

  #take(other: OtherAnswer) {
    const { letter, manuscript, comments } = other
    const before = this.#content
    this.#adopt(other)
    this.#content = { letter, manuscript, comments }
    this.#listener.onTake(this.#content, before)
    this.#settle()
  }

  #isSaved(): boolean {
    return this.#saved === undefined ? this.#wasSaved : isSameContent(this.#content, this.#saved)
  }

  #settle() {
    this.#stop()
    if (this.#isSaved()) {
      const isNone = this.#version === 0 || isEmptyContent(this.#content)
      return this.#show({ kind: isNone ? 'none' : 'saved' })
    }
    const part = longPartOf(this.#content)
    if (part !== undefined) return this.#show({ kind: 'too-long', part })
    this.#wait({ kind: 'waiting' })
  }

  #wait(saving: AnswerSaving) {
    this.#wasSaved = false
    this.#stop()
    this.#timer = setTimeout(() => this.flush(), pause)
    this.#show(saving)
  }

  #stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  async #send(isLast: boolean) {
    const content = this.#content
    this.#show({ kind: 'sending' })
    try {
      const saved = await this.#server.save({ ...content, version: this.#version }, isLast)
      this.#adopt({ ...content, ...saved })
      this.#settle()
    } catch (error) {
      await this.#fail(error)
    }
  }

  async #fail(error: unknown) {
    if (isNotFound(error)) return this.#show({ kind: 'off', why: 'no-order' })
    const refused = refusedFor(error)
    if (refused === 'reviewer-response-not-completed') {
      return this.#show({ kind: 'off', why: 'not-completed' })
    }
    if (refused !== 'reviewer-response-changed') return this.#show({ kind: 'failed', error })
    try {
      this.#meet(await this.#server.read())
    } catch (failure) {
      this.#show({ kind: 'failed', error: failure })
    }
  }

  #show(saving: AnswerSaving) {
    this.#saving = saving
    this.#listener.onChange(saving, { version: this.#version, isSaved: this.#isSaved() })
  }
}
