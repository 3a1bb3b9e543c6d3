export const lookNames = [
  'fontFamily',
  'fontSize',
  'textColor',
  'quietTextColor',
  'borderColor',
  'fieldColor',
  'accentColor',
  'errorColor',
  'borderRadius',
]

/** The frame takes colours and type from the parent page, so that it fits the form in light and dark. */
export const cardFrameStyle = `
:root {
  color-scheme: light dark;
  --fontFamily: system-ui, sans-serif;
  --fontSize: 16px;
  --textColor: light-dark(#1c2430, #ece8df);
  --quietTextColor: light-dark(#4b5462, #b9bec6);
  --borderColor: light-dark(#8b8474, #7b8692);
  --fieldColor: light-dark(#ffffff, #1b2128);
  --accentColor: light-dark(#0e5057, #7fc8c0);
  --errorColor: light-dark(#b4172b, #ff8f8a);
  --borderRadius: 6px;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; background: transparent; color: var(--textColor); font: var(--fontSize)/1.5 var(--fontFamily); overflow-wrap: anywhere; }
form { display: grid; gap: 12px; max-width: 440px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 12px; }
.pair > div { display: grid; grid-template-rows: subgrid; grid-row: span 3; row-gap: 0; }
label { display: block; margin-bottom: 4px; font-size: 0.875em; font-weight: 600; line-height: 20px; }
input { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--borderColor); border-radius: var(--borderRadius); background: var(--fieldColor); color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid="true"] { padding: 7px 11px; border: 2px solid var(--errorColor); }
:focus-visible { outline: 3px solid var(--accentColor); outline-offset: 0; }
p { margin: 0; }
.sum { font-weight: 600; font-variant-numeric: tabular-nums; }
.wrong { margin-top: 4px; color: var(--errorColor); font-size: 0.875em; font-weight: 600; line-height: 20px; }
.wrong:empty { display: none; }
.test-cards { margin-top: 14px; color: var(--quietTextColor); font-size: 0.875em; line-height: 20px; }
.test-cards ul { margin: 4px 0 0; padding: 0; list-style: none; }
code { font: inherit; font-variant-numeric: tabular-nums; color: var(--textColor); }
button { justify-self: start; min-height: 44px; padding: 8px 18px; border: 1px solid var(--accentColor); border-radius: var(--borderRadius); background: transparent; color: var(--accentColor); font: inherit; font-weight: 600; cursor: pointer; }
`
