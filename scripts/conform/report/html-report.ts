import type { ConformCheck } from '../rules/conform-check.ts'
import type { JudgedCall } from '../server/judged-call.ts'
import { besidePart } from './beside-part.ts'
import { escapeMarkup } from './escape-markup.ts'
import type { Report } from './report-summary.ts'

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1d2730; background: #fff; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
article { border: 1px solid #c8d0d8; border-left: 4px solid #b3261e; border-radius: 4px; margin: 1rem 0; padding: .75rem 1rem; }
h3 { font-size: 1rem; margin: 0; } dl { margin: .5rem 0; } dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
pre { background: #f3f5f7; overflow: auto; padding: .5rem; max-height: 20rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.sides { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); }
table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid #c8d0d8; padding: .25rem .5rem; text-align: left; vertical-align: top; }
h1, h2, h3, p { overflow-wrap: anywhere; } code { overflow-wrap: anywhere; }
@media (max-width: 40rem) { table, tbody, tr, td { display: block; } thead, td:empty { display: none; } tr { border-bottom: 1px solid #c8d0d8; padding: .5rem 0; } td { border: 0; overflow-wrap: anywhere; padding: 0; } td[data-name]::before { content: attr(data-name) ": "; font-weight: 600; } }
@media (prefers-color-scheme: dark) { body { color: #e4e9ee; background: #12171c; } pre { background: #1d252d; } article { border-color: #3a4651; border-left-color: #f2938c; } }
`

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

function exchangePart({ call, answer, failure }: JudgedCall): string {
  const sent = [`${call.method} ${call.url}`, ...headerLines(call.headers), '', call.body].join(
    '\n',
  )
  const received = answer
    ? [`${answer.status}`, ...headerLines(answer.headers), '', answer.body].join('\n')
    : (failure ?? 'No answer')
  return `<div class="sides"><div><h4>Call</h4><pre>${escapeMarkup(sent)}</pre></div><div><h4>Answer</h4><pre>${escapeMarkup(received)}</pre></div></div>`
}

function brokenPart({ group, subject, title, findings, exchanges }: ConformCheck): string {
  const rules = findings.map(
    ({ rule, detail }) => `<dt>${escapeMarkup(rule)}</dt><dd>${escapeMarkup(detail)}</dd>`,
  )
  return `<article><h3>${escapeMarkup(`${group} › ${subject} ${title}`)}</h3><dl>${rules.join('')}</dl>${exchanges.map(exchangePart).join('')}</article>`
}

function row({ group, subject, title, outcome, reason = '' }: ConformCheck): string {
  const cells = [group, `${subject} ${title}`, outcome, reason]
  return `<tr>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`
}

/** The broken checks with rule, call and answer, and a table of all. */
export function htmlReport(report: Report): string {
  const { server, checks, held, broken, leftOut, stopped } = report
  const failed = checks.filter(({ outcome }) => outcome === 'broken')
  const name = escapeMarkup(server)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${broken === 0 ? 'Conforms' : `${broken} broken`}: ${name}</title><style>${style}</style>
<h1>${name}</h1>
<p>${held} checks held, ${broken} broken, ${leftOut} left out.</p>
${stopped === undefined ? '' : `<p><strong>Stopped:</strong> ${escapeMarkup(stopped)}</p>`}
${failed.length > 0 ? '<h2>What is wrong</h2>' : ''}
${failed.map(brokenPart).join('\n')}
${besidePart(report)}
<h2>All checks</h2>
<table><thead><tr><th>Where</th><th>Check</th><th>Outcome</th><th>Reason</th></tr></thead>
<tbody>${checks.map(row).join('\n')}</tbody></table>
</html>
`
}
