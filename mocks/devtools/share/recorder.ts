import type { PageWorld } from '../../transports/page/open-page-world.ts'
import type { PagePlace } from '../../transports/page/page-location.ts'
import { stateSteps } from './recorded-state.ts'
import type { Step } from './write-test.ts'

const key = 'galley-recorded'
const second = 1_000

/** `at` is the world's instant after the steps, epoch milliseconds. */
type Recording = { steps: Step[]; at: number }

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'kind' in value

function keptRecording(): Recording | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  if (typeof kept !== 'object' || kept === null || !('steps' in kept && 'at' in kept)) return
  const { steps, at } = kept
  if (!Array.isArray(steps) || typeof at !== 'number') return
  return { steps: steps.filter(isStep), at }
}

const keep = (recording: Recording) => sessionStorage.setItem(key, JSON.stringify(recording))

function pathOf({ base, address }: PagePlace): string {
  const { pathname, search } = address()
  return `/${pathname.slice(base.length)}${search}`
}

/** Path of the page after the steps. */
const pathAfter = (steps: readonly Step[]) =>
  steps
    .findLast((step) => 'path' in step)
    ?.path.split('#')
    .at(0)

export type Recorder = ReturnType<typeof recorderAt>

/** Records actions of this tab, across reloads, until it is stopped. */
export function recorderAt({ page, place }: { page: PageWorld; place: PagePlace }) {
  /** Records navigation and elapsed time; the clock of a test is frozen. */
  function look(): Recording | undefined {
    const recording = keptRecording()
    if (!recording) return undefined
    const steps = [...recording.steps]
    const path = pathOf(place)
    const passed = page.clock.now() - recording.at
    // Ignores the little time that a running clock passes between two records.
    const at = Math.abs(passed) < second ? recording.at : recording.at + passed
    if (path !== pathAfter(steps)) steps.push({ kind: 'open', path })
    if (at !== recording.at) steps.push({ kind: 'advance', by: at - recording.at })
    keep({ steps, at })
    return { steps, at }
  }

  async function begin(): Promise<void> {
    const at = page.clock.now()
    keep({ steps: await stateSteps(page, pathOf(place), at), at })
  }

  return {
    isOn: () => keptRecording() !== undefined,
    begin,
    stop: () => sessionStorage.removeItem(key),
    look,
    note(step: Step): void {
      const recording = look()
      if (recording) keep({ ...recording, steps: [...recording.steps, step] })
    },
    /** Adds a setting of an address, such as `latency=500`. */
    noteSetting: (settings: string): void => {
      const recording = look()
      if (!recording) return
      const { steps, at } = recording
      const last = steps.at(-1)
      const [name] = settings.split('=')
      // Typing a number changes it with each digit.
      const isSame = last?.kind === 'open' && name && last.settings?.startsWith(`${name}=`)
      const step: Step = { kind: 'open', path: pathOf(place), settings }
      keep({ at, steps: [...(isSame && name === 'latency' ? steps.slice(0, -1) : steps), step] })
    },
    /** Restarts the recording with the current state, after a change that no step expresses. */
    async restate(): Promise<void> {
      if (keptRecording()) await begin()
    },
    read: (): Step[] => look()?.steps ?? [],
  }
}
