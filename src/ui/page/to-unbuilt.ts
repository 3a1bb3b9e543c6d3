/** The list of unbuilt routes adds its paths here, as `path`. @public */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface UnbuiltRoutes {}

type Listed = UnbuiltRoutes extends { path: infer Path extends string } ? Path : never

/** The path below the language of a listed route, or a longer one. */
export type UnbuiltPath = Listed | `${Listed}/${string}`

/** For links to a route without a screen; does not compile once the route leaves the list. */
export function toUnbuilt(path: UnbuiltPath) {
  return { to: '/$lang/$', params: { _splat: path } } as const
}
