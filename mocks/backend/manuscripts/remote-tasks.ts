import type { LongTasks } from './long-tasks.ts'

type TaskName = keyof LongTasks
type TaskInput = { [Name in TaskName]: Parameters<LongTasks[Name]>[0] }
type TaskResult = { [Name in TaskName]: Awaited<ReturnType<LongTasks[Name]>> }

export type TaskRequest = {
  task: TaskName
  input: TaskInput[TaskName]
  port: MessagePort
}

type Thread = (request: TaskRequest) => void

/** What becomes of a thread. */
type ThreadEvents = {
  /** Tasks that wait fail; the next one starts another thread. */
  ended(reason: string): void
  /** Tasks that wait begin again in another thread. Returns whether there were any. */
  lost(): boolean
}

type Waiting = { begin(): void; reject(reason: Error): void }

export function remoteTasks(start: (events: ThreadEvents) => Thread): LongTasks {
  const waiting = new Set<Waiting>()
  let thread: Thread | undefined

  const events: ThreadEvents = {
    ended(reason) {
      thread = undefined
      for (const { reject } of waiting) reject(new Error(reason))
      waiting.clear()
    },
    lost() {
      if (waiting.size === 0) return false
      thread = undefined
      for (const { begin } of waiting) begin()
      return true
    },
  }

  const remote =
    <Name extends TaskName>(task: Name) =>
    (input: TaskInput[Name]): Promise<TaskResult[Name]> => {
      const { promise, resolve, reject } = Promise.withResolvers<TaskResult[Name]>()
      let close = () => {}
      const entry: Waiting = {
        begin() {
          close()
          const { port1, port2 } = new MessageChannel()
          close = () => port1.close()
          port1.onmessage = ({ data }) =>
            'result' in data ? resolve(data.result) : reject(new Error(data.failure))
          thread ??= start(events)
          thread({ task, input, port: port2 })
        },
        reject,
      }
      waiting.add(entry)
      entry.begin()
      return promise.finally(() => {
        waiting.delete(entry)
        close()
      })
    }

  return {
    findings: remote('findings'),
    measure: remote('measure'),
    assess: remote('assess'),
    listErrors: remote('listErrors'),
    findErrors: remote('findErrors'),
    edit: remote('edit'),
    correct: remote('correct'),
    accept: remote('accept'),
    toDocx: remote('toDocx'),
    format: remote('format'),
    translate: remote('translate'),
    report: remote('report'),
    writePdf: remote('writePdf'),
  }
}

const run = <Name extends TaskName>(
  tasks: { [Each in Name]: (input: TaskInput[Each]) => Promise<unknown> },
  task: Name,
  input: TaskInput[Name],
) => tasks[task](input)

/** In the other thread. Never rejects. */
export async function answerRequest(
  tasks: LongTasks,
  { task, input, port }: TaskRequest,
): Promise<void> {
  try {
    port.postMessage({ result: await run(tasks, task, input) })
  } catch (error) {
    port.postMessage({ failure: String(error) })
  }
}
