/** Rounds of each, in turns, so that other load slows both down. */
export async function inTurns<Times>(
  rounds: number,
  ours: () => Promise<Times>,
  companion: () => Promise<Times>,
): Promise<{ ours: Times[]; companion: Times[] }> {
  const all: { ours: Times[]; companion: Times[] } = { ours: [], companion: [] }
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await ours())
    all.companion.push(await companion())
  }
  return all
}
