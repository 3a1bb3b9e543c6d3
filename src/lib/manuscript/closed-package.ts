/** Why a file cannot be read. `older` is a container of the .doc format, and of other old Office files. */
export type ClosedPackage = {
  kind: 'empty' | 'locked' | 'damaged' | 'not-word' | 'older' | 'too-large'
}

export class PackageClosed extends Error {
  readonly kind: ClosedPackage['kind']

  constructor(kind: ClosedPackage['kind']) {
    super(`The file is ${kind}.`)
    this.kind = kind
  }
}

/** What `read` returns, or why the file cannot be read. Never throws. */
export function unlessClosed<Result>(read: () => Result): Result | ClosedPackage {
  try {
    return read()
  } catch (failure) {
    return { kind: failure instanceof PackageClosed ? failure.kind : 'damaged' }
  }
}
