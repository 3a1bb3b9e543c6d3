import { type GroupedScreen, screenGroups } from './screen-groups.ts'
import type { MappedRoute } from './sitemap.ts'

/** Screens without a picture, and pictures of a story that shows another screen or is gone. */
export function pictureProblems(routes: readonly MappedRoute[]): string[] {
  const screens = screenGroups.flatMap((group) => group.screens)
  const byRoute = new Map<string, GroupedScreen>(screens.map((screen) => [screen.route, screen]))
  const stories = new Set(routes.flatMap((route) => route.stories.map(({ id }) => id)))
  return routes.flatMap((route) => {
    const screen = byRoute.get(route.id)
    if (!screen) return route.isScreen ? [`${route.id} is missing in screen-groups.ts.`] : []
    // A former address has no story of its own.
    const own = route.stories.length > 0 ? new Set(route.stories.map(({ id }) => id)) : stories
    return own.has(screen.story) ? [] : [`${route.id}: no story ${screen.story} shows it.`]
  })
}
