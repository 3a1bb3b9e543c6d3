import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardStorage, type SafeStorage } from '../../../src/lib/browser/safe-storage.ts'
import { storageKey } from '../../../src/ui/form/draft/draft-store.ts'
import { testStorage } from '../../../src/ui/form/draft/memory-storage.ts'
import { tabLocks } from '../../payment/payment-model/tab-locks.ts'
import {
  type AnswerKind,
  type Language,
  ReferenceBrowser,
  type ReferenceForm,
} from './form-reference.ts'
import { FormTab, fieldName } from './form-tab.ts'

type Pair = { tab: FormTab; expected: ReferenceForm }

type StorageState = ReferenceBrowser['storage']['state']

/** Two tabs of a browser, and forms that were left while they were sending. */
class Run {
  readonly reference: ReferenceBrowser
  readonly #sent: { title: string; key: string }[] = []
  readonly #storage = testStorage()
  readonly #browser: ConstructorParameters<typeof FormTab>[0]
  readonly #shown: Pair[] = []
  #all: Pair[] = []

  constructor(follows: boolean, state: StorageState) {
    this.reference = new ReferenceBrowser(follows)
    this.reference.storage.state = state
    this.#browser = {
      storage: this.#guarded(),
      locks: tabLocks(),
      follows,
      language: () => this.reference.language,
      isOffline: () => this.reference.isOffline,
      onSent: (call) => this.#sent.push(call),
    }
    for (const place of [0, 1]) this.open(place)
  }

  #guarded(): SafeStorage {
    if (this.reference.storage.state === 'blocked') return guardStorage(() => null)
    const { setItem } = this.#storage
    const isFull = () => this.reference.storage.state === 'full'
    return { ...this.#storage, setItem: (key, text) => !isFull() && setItem(key, text) }
  }

  open(place: number) {
    const pair = { tab: new FormTab(this.#browser), expected: this.reference.open() }
    this.#shown[place] = pair
    this.#all.push(pair)
  }

  in(place: number, act: (pair: Pair) => void) {
    const pair = this.#shown[place]
    if (pair) act(pair)
  }

  /** The longest of those that are sending, also of a form that was left. */
  answer(outcome: AnswerKind) {
    const pair = this.#all.find(
      ({ expected: { step } }) => step === 'sending' || step === 'overtaken',
    )
    pair?.tab.answer(outcome)
    if (pair) this.reference.answer(pair.expected, outcome)
  }

  leave(place: number) {
    this.in(place, ({ tab, expected }) => {
      tab.leave()
      this.reference.leave(expected)
    })
    this.open(place)
  }

  /** The time has come for what is not stored yet. */
  flush() {
    for (const { tab, expected } of this.#all) {
      tab.form.writer.flush()
      this.reference.flush(expected)
    }
  }

  translate(language: Language) {
    const shown = this.#shown.map(({ expected }) => expected)
    this.reference.translate(shown, language)
    for (const { tab } of this.#shown) void tab.form.checks.translated()
  }

  async check() {
    await setImmediate()
    for (const { tab, expected } of this.#shown) {
      const { title, code, step, isRestored, problem, error, isRefusedByServer } = expected
      expect(tab.view).toEqual({
        values: { title, code },
        isBusy: step !== 'open',
        isRestored,
        hasProblem: problem !== undefined,
        error: isRefusedByServer ? 'Refused' : error,
      })
    }
    expect(this.#sent.map(({ title }) => title)).toEqual(
      this.reference.sent.map(({ title }) => title.trim()),
    )
    const keys = (calls: readonly { key: string }[]) =>
      calls.map(({ key }) => calls.findIndex((one) => one.key === key))
    expect(keys(this.#sent)).toEqual(keys(this.reference.sent))
    const text = this.#storage.map.get(storageKey({ name: 'story', owner: 'amara' })) ?? '{}'
    expect(JSON.parse(text).values?.title).toBe(this.reference.storage.open?.title)
    expect(text).not.toContain('secret')
  }
}

const place = fc.nat(1)

type Act = (run: Run) => void

const at = (act: (reference: ReferenceBrowser, pair: Pair) => void) =>
  place.map(
    (one): Act =>
      (run) =>
        run.in(one, (pair) => act(run.reference, pair)),
  )

const type = fc.constantFrom('Soil', 'Silt', ' ').chain((title) =>
  at((reference, { tab, expected }) => {
    tab.form.change(fieldName('title'), title)
    reference.type(expected, title)
  }),
)

const submit = at((reference, { tab, expected }) => {
  tab.form.submit()
  reference.submit(expected)
})

const answer = fc.constantFrom<AnswerKind>('done', 'refused', 'lost', 'accepted', 'changed').map(
  (outcome): Act =>
    (run) =>
      run.answer(outcome),
)

const others = [
  at((reference, { tab, expected }) => {
    tab.form.change(fieldName('code'), 'secret')
    reference.typeCode(expected, 'secret')
  }),
  at((reference, { tab, expected }) => {
    void tab.form.checks.blurred('title')
    reference.blur(expected)
  }),
  at((reference, { tab, expected }) => {
    tab.form.follow()
    reference.hear(expected)
  }),
  at((reference, { tab, expected }) => {
    tab.form.comeBack()
    reference.comeBack(expected)
  }),
  at((reference, { tab, expected }) => {
    tab.form.discard()
    reference.discard(expected)
  }),
  at((reference, { tab, expected }) => {
    tab.form.settle()
    reference.settle(expected)
  }),
  place.map(
    (one): Act =>
      (run) =>
        run.leave(one),
  ),
  fc.constant<Act>((run) => run.flush()),
  fc.constantFrom<Language>('en', 'es').map(
    (language): Act =>
      (run) =>
        run.translate(language),
  ),
  fc.constant<Act>(({ reference }) => {
    reference.isOffline = !reference.isOffline
  }),
  fc.constant<Act>(({ reference: { storage } }) => {
    if (storage.state !== 'blocked') storage.state = storage.state === 'full' ? 'works' : 'full'
  }),
]

const acts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: type },
    { weight: 6, arbitrary: submit },
    { weight: 6, arbitrary: answer },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  ),
  { maxLength: 40, size: 'max' },
)

// Drafts are stored when a run says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('does in two tabs what the reference does', async () => {
  const state = fc.constantFrom<StorageState>('works', 'works', 'works', 'blocked')
  await fc.assert(
    fc.asyncProperty(fc.boolean(), state, acts, async (follows, storage, all) => {
      const run = new Run(follows, storage)
      for (const act of all) {
        act(run)
        await run.check()
      }
    }),
    { numRuns: 500 },
  )
})
