import type { PageWorld } from '../../transports/page/open-page-world.ts'
import type { PagePlace } from '../../transports/page/page-location.ts'
import { stateSteps } from './recorded-state.ts'
import type { Step } from './write-test.ts'

const key = 'galley-recorded'
const second = 1_000

/** Steps, and the world's instant (epoch milliseconds) that they lead to. */
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

/** Where the steps have led a browser. */
const pathAfter = (steps: readonly Step[]) =>
  steps
    .findLast((step) => 'path' in step)
    ?.path.split('#')
    .at(0)

export type Recorder = ReturnType<typeof recorderAt>

/** Keeps what is done in this tab, over reloads, until it is stopped. */
export function recorderAt({ page, place }: { page: PageWorld; place: PagePlace }) {
  /** Writes down where the person went and what time has passed; a test's own clock stands still. */
  function look(): Recording | undefined {
    const recording = keptRecording()
    if (!recording) return undefined
    const steps = [...recording.steps]
    const path = pathOf(place)
    const passed = page.clock.now() - recording.at
    // A running clock passes a little between any two looks.
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
    /** Adds what a browser test can say by a step of its own. */
    note(step: Step): void {
      const recording = look()
      if (recording) keep({ ...recording, steps: [...recording.steps, step] })
    },
    /** Adds what the world that is there is asked for by an address, such as `latency=500`. */
    noteSetting: (settings: string): void => {
      const recording = look()
      if (!recording) return
      const { steps, at } = recording
      const last = steps.at(-1)
      const [name] = settings.split('=')
      // A number that is typed is a change with each of its digits.
      const isSame = last?.kind === 'open' && name && last.settings?.startsWith(`${name}=`)
      const step: Step = { kind: 'open', path: pathOf(place), settings }
      keep({ at, steps: [...(isSame && name === 'latency' ? steps.slice(0, -1) : steps), step] })
    },
    /** After a change that no step can say: begins anew with the state that it led to. */
    async restate(): Promise<void> {
      if (keptRecording()) await begin()
    },
    read: (): Step[] => look()?.steps ?? [],
  }
}
