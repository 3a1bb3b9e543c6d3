const isStoryFile = (arg: string) => /^stories\/.*\.stories\.tsx$/.test(arg)

/**
 * The story files of a command line, as Storybook's configuration refers to them. None where it
 * also names a folder, which may hold any of them.
 */
export function namedStories(args: readonly string[]): string[] {
  const paths = args.filter((arg) => arg.startsWith('stories/'))
  return paths.every(isStoryFile) ? paths.map((path) => `../${path}`) : []
}
