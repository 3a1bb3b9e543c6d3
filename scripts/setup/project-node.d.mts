export const root: string
export const projectNode: string
export const restartCode: number
export function projectEnvironment(): NodeJS.ProcessEnv
export function runInProject(what: string, args: string[]): Promise<number>
export function runWithRestarts(run: () => Promise<number>): Promise<number>
