type Leave = (address: string) => void

const byBrowser: Leave = (address) => globalThis.location.replace(address)

let current = byBrowser

/** Opens another document in place of this one and of its entry in the history. */
export const leavePage: Leave = (address) => current(address)

/** Leaves in another way: for stories, whose page has to stay. */
export function installLeaving(leave: Leave = byBrowser): void {
  current = leave
}
