import { Problem } from '../../backend/calls/problem.ts'

const untouchable = ['CONNECT', 'TRACE', 'TRACK']

/** The address, or a problem where the platform has no such method or no such host. */
export function readAddress({ method, url }: Pick<Request, 'method' | 'url'>): URL | Problem {
  if (untouchable.includes(method)) {
    return new Problem(405, 'No such method', `${method} is no call.`, [], 'application')
  }
  const noHost = 'The header Host names no host.'
  return URL.parse(url) ?? new Problem(400, 'No such host', noHost, [], 'application')
}
