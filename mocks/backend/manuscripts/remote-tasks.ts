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

/** `start` is given what to call when the thread ends: the next task starts another. */
export function remoteTasks(start: (ended: (reason: string) => void) => Thread): LongTasks {
  const waiting = new Set<(reason: Error) => void>()
  let thread: Thread | undefined

  function ended(reason: string) {
    thread = undefined
    for (const reject of waiting) reject(new Error(reason))
    waiting.clear()
  }

  const remote =
    <Name extends TaskName>(task: Name) =>
    (input: TaskInput[Name]): Promise<TaskResult[Name]> => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise<TaskResult[Name]>((resolve, reject) => {
        waiting.add(reject)
        port1.onmessage = ({ data }) => {
          waiting.delete(reject)
          if ('result' in data) resolve(data.result)
          else reject(new Error(data.failure))
        }
      })
      thread ??= start(ended)
      thread({ task, input, port: port2 })
      return answer.finally(() => port1.close())
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
