export const root: string
export const projectNode: string
export const startAgain: number
export function projectEnvironment(): NodeJS.ProcessEnv
export function runInProject(what: string, args: string[]): Promise<number>
export function runUntilDone(run: () => Promise<number>): Promise<number>
