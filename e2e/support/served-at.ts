import { relative } from 'node:path'

/** Servers beside the demo, by the offset of their port from the demo's. */
export const servers = { backend: 1, separate: 2, below: 3, http: 4 } as const

export type ServerName = keyof typeof servers

export function servedAt(baseURL: string | undefined, name: ServerName, host?: string): string {
  const { hostname, port } = new URL(baseURL ?? '')
  return `http://${host ?? hostname}:${Number(port) + servers[name]}`
}

/** Whether a spec uses a server. */
export const visits = (spec: string, name: ServerName): boolean =>
  new RegExp(`servedAt\\([^)]*'${name}'`).test(spec)

/** The specs that are meant by files and folders on Playwright's command line. */
export function namedSpecs(args: readonly string[], specs: readonly string[]): string[] {
  const paths = args.map((arg) => relative('.', arg.replace(/(:\d+)+$/, '')))
  return specs.filter((spec) => paths.some((path) => path !== '' && spec.startsWith(path)))
}
