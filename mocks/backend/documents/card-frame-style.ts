/**
 * The style of card fields in a frame: as a provider has it whom a portal has told its colours, so
 * that the frame is quiet in the form around it, light and dark.
 */
export const cardFrameStyle = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1c2430, #ece8df);
  --soft: light-dark(#4b5462, #b9bec6);
  --line: light-dark(#8b8474, #7b8692);
  --ground: light-dark(#ffffff, #1b2128);
  --act: light-dark(#0e5057, #7fc8c0);
  --wrong: light-dark(#b4172b, #ff8f8a);
}
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; background: transparent; color: var(--ink); font: 16px/24px system-ui, sans-serif; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; max-width: 440px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; }
.pair > div { display: grid; grid-template-rows: subgrid; grid-row: span 3; row-gap: 0; }
label { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; line-height: 20px; }
input { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { padding: 7px 11px; border: 2px solid var(--wrong); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 0; }
p { margin: 0; }
.sum { font-weight: 600; font-variant-numeric: tabular-nums; }
.wrong { margin-top: 4px; color: var(--wrong); font-size: 14px; font-weight: 600; line-height: 20px; }
.wrong:empty { display: none; }
.pretend { margin-top: 14px; color: var(--soft); font-size: 14px; line-height: 20px; }
.pretend ul { margin: 4px 0 0; padding: 0; list-style: none; }
code { font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); }
button { justify-self: start; min-height: 44px; padding: 8px 18px; border: 1px solid var(--act); border-radius: 6px; background: transparent; color: var(--act); font: inherit; font-weight: 600; cursor: pointer; }
`
