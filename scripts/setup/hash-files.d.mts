export function hashFiles(root: string, paths: readonly string[], except?: RegExp): string
