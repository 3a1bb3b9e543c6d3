/** The instant at which stories, tests and pictures stand still (epoch milliseconds): a Monday. */
export const fixedNow = Date.parse('2026-11-02T10:00:00Z')
