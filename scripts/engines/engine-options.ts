import { parseArgs } from 'node:util'
import { type EngineName, engineNames } from './find-engines.ts'

type EngineOptions = {
  engines: EngineName[]
  /** Parts of the names of the journeys to run. */
  only: string[]
  /** Leaves out an engine that the machine lacks, in place of installing it. */
  present: boolean
  /** Takes pictures of the principal screens in place of the journeys. */
  sheet: boolean
}

const isEngine = (name: string): name is EngineName => engineNames.some((one) => one === name)

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** @throws for an engine that does not exist */
export function readEngineOptions(args: string[]): EngineOptions {
  const { values } = parseArgs({
    args,
    options: {
      engine: { type: 'string', default: engineNames.join(',') },
      only: { type: 'string', default: '' },
      present: { type: 'boolean', default: false },
      sheet: { type: 'boolean', default: false },
    },
  })
  const engines = listed(values.engine)
  const unknown = engines.find((name) => !isEngine(name))
  if (unknown) throw new Error(`No engine is called ${unknown}: name ${engineNames.join(', ')}.`)
  const { only, present, sheet } = values
  return { engines: engines.filter(isEngine), only: listed(only), present, sheet }
}
