import { Problem } from '../../backend/calls/problem.ts'

const untouchable = ['CONNECT', 'TRACE', 'TRACK']

/** Why nobody can answer a request, or undefined: the platform has no such method, or no such host. */
export function unreadableBecause({ method, url }: Pick<Request, 'method' | 'url'>) {
  if (untouchable.includes(method)) {
    return new Problem(405, 'No such method', `${method} is no call.`, [], 'application')
  }
  if (!URL.canParse(url)) {
    const detail = 'The header Host names no host.'
    return new Problem(400, 'No such host', detail, [], 'application')
  }
  return undefined
}
