import type { ManuscriptTasks } from './manuscript-tasks.ts'

export class Unready extends Error {
  override name = 'Unready'
}

const pending = Symbol('pending')
const atOnce = Promise.resolve(pending)

function ifDone<Task, Result>(work: (task: Task) => Promise<Result>) {
  return async (task: Task): Promise<Result> => {
    const result = await Promise.race([work(task), atOnce])
    if (result === pending) throw new Unready('A manuscript has to be worked on first.')
    return result
  }
}

/** Takes only the results that are there, and starts the other tasks. `remembered` does each once. */
export function tasksIfDone(remembered: ManuscriptTasks): ManuscriptTasks {
  return {
    ...remembered,
    measure: ifDone(remembered.measure),
    assess: ifDone(remembered.assess),
    listErrors: ifDone(remembered.listErrors),
    findErrors: ifDone(remembered.findErrors),
    edit: ifDone(remembered.edit),
    correct: ifDone(remembered.correct),
    accept: ifDone(remembered.accept),
    toDocx: ifDone(remembered.toDocx),
    format: ifDone(remembered.format),
    translate: ifDone(remembered.translate),
    report: ifDone(remembered.report),
  }
}
