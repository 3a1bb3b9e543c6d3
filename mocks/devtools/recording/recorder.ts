import type { Instant } from '../../../src/lib/instant.ts'
import type { PageWorld } from '../../transports/page/open-page-world.ts'
import type { PageLocation } from '../../transports/page/page-location.ts'
import { stateSteps } from './recorded-state.ts'
import type { RecordedStep } from './write-test.ts'

const key = 'galley-recorded'
const second = 1_000

/** `at` is the world's instant after the steps. */
type Recording = { steps: RecordedStep[]; at: Instant }

const isStep = (value: unknown): value is RecordedStep =>
  typeof value === 'object' && value !== null && 'kind' in value

function storedRecording(): Recording | undefined {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  if (typeof stored !== 'object' || stored === null || !('steps' in stored && 'at' in stored))
    return
  const { steps, at } = stored
  if (!Array.isArray(steps) || typeof at !== 'number') return
  return { steps: steps.filter(isStep), at }
}

const store = (recording: Recording) => sessionStorage.setItem(key, JSON.stringify(recording))

function pathOf({ base, address }: PageLocation): string {
  const { pathname, search } = address()
  return `/${pathname.slice(base.length)}${search}`
}

const pathAfter = (steps: readonly RecordedStep[]) =>
  steps
    .findLast((step) => 'path' in step)
    ?.path.split('#')
    .at(0)

export type StepRecorder = ReturnType<typeof createRecorder>

export function createRecorder({ page, location }: { page: PageWorld; location: PageLocation }) {
  /** Records navigation and elapsed time; the clock of a test is frozen. */
  function recordNavigation(): Recording | undefined {
    const recording = storedRecording()
    if (!recording) return undefined
    const steps = [...recording.steps]
    const path = pathOf(location)
    const passed = page.clock.now() - recording.at
    // Ignores the little time that a running clock passes between two records.
    const at = Math.abs(passed) < second ? recording.at : recording.at + passed
    if (path !== pathAfter(steps)) steps.push({ kind: 'open', path })
    if (at !== recording.at) steps.push({ kind: 'advance', by: at - recording.at })
    store({ steps, at })
    return { steps, at }
  }

  async function begin(): Promise<void> {
    const at = page.clock.now()
    store({ steps: await stateSteps(page, pathOf(location), at), at })
  }

  return {
    isOn: () => storedRecording() !== undefined,
    begin,
    stop: () => sessionStorage.removeItem(key),
    recordNavigation,
    addStep(step: RecordedStep): void {
      const recording = recordNavigation()
      if (recording) store({ ...recording, steps: [...recording.steps, step] })
    },
    /** Adds a setting of an address, such as `latency=500`. */
    addSetting: (settings: string): void => {
      const recording = recordNavigation()
      if (!recording) return
      const { steps, at } = recording
      const last = steps.at(-1)
      const [name] = settings.split('=')
      // Typing a number changes it with each digit.
      const isSame = last?.kind === 'open' && name && last.settings?.startsWith(`${name}=`)
      const step: RecordedStep = { kind: 'open', path: pathOf(location), settings }
      store({ at, steps: [...(isSame && name === 'latency' ? steps.slice(0, -1) : steps), step] })
    },
    /** Restarts the recording with the current state, after a change that no step expresses. */
    async recordState(): Promise<void> {
      if (storedRecording()) await begin()
    },
    read: (): RecordedStep[] => recordNavigation()?.steps ?? [],
  }
}
