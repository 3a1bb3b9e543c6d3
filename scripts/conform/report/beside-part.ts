import type { Difference } from '../beside/compare-answers.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { Report } from './report-summary.ts'

function row({ operation, pointer, server, beside, place, times }: Difference): string {
  const more = times > 1 ? `${place}, and ${times - 1} more` : place
  const cells = Object.entries({ Server: server, Beside: beside, 'Seen at': more }).map(
    ([name, cell]) => `<td data-name="${name}">${escapeMarkup(cell)}</td>`,
  )
  return `<tr><td>${operation}<br><code>${escapeMarkup(pointer)}</code></td>${cells.join('')}</tr>`
}

/** The whole table of what another server answers differently. */
export function besidePart({ beside }: Pick<Report, 'beside'>): string {
  if (!beside) return ''
  const { address, compared, differences } = beside
  const name = escapeMarkup(address)
  const head = `<h2>Beside ${name}</h2>
<p>${compared} answers were compared. Identities, instants, addresses and texts of an account are its own and left out; a text that the run has sent has to come back.</p>`
  if (differences.length === 0) return `${head}\n<p>Nothing differs.</p>`
  return `${head}
<table><thead><tr><th>Answer</th><th>Server</th><th>Beside</th><th>Seen at</th></tr></thead>
<tbody>${differences.map(row).join('\n')}</tbody></table>`
}
